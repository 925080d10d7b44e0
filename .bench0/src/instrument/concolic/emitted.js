export function inSteps(before, value, shadow) {
    return { code: `(${before}${value})`, shadow, steps: { before, value } };
}
/** The shadow of a concrete value. */
export const none = '0';
export function concrete(code) {
    return { code, shadow: none };
}
/** An array of these elements. */
export function list(codes) {
    return `[${codes.join(', ')}]`;
}
/** The parts in order, of which the last is the value. Each part is an expression, is empty, or ends in a comma. */
export function sequence(...parts) {
    const last = parts.length - 1;
    let code = '(';
    for (let at = 0; at < last; at++) {
        const part = parts[at];
        code += part === '' || part.endsWith(', ') ? part : `${part}, `;
    }
    return `${code}${parts[last]})`;
}
/** Evaluates `code`, which is there for its effect, if `test` is nonzero. */
export function ifSet(test, code) {
    return `${test} === 0 || ${code}`;
}
/** The value of `code` if `test` is nonzero, else 0. */
export function orZero(test, code) {
    return `${test} === 0 ? 0 : ${code}`;
}
/** A test of an expression that can be read repeatedly. */
export function isNullish(value) {
    return `${value} === null || ${value} === void 0`;
}
/** Like `anyShadow`, but `0` if there are no shadows; for tests of the form `… === 0`. */
export function shadowTest(shadows) {
    return anyShadow(shadows) || none;
}
/** An expression `(a | b)` that is zero if no shadow is set; empty if there are no shadows. */
export function anyShadow(shadows) {
    const set = [...new Set(shadows.filter((shadow) => shadow !== none))];
    return set.length > 1 ? `(${set.join(' | ')})` : (set[0] ?? '');
}
