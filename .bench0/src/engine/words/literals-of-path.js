const longestLiteral = 32;
const mostLiterals = 256;
const mostTerms = 20_000;
const largestUnit = 0xffff;
/**
 * Matches the literal names in the source of a regular expression: letters in a row that do not belong to an escape.
 */
const spelledOut = /(?<![\\\w])[A-Za-z_][\w-]*/g;
/**
 * Collects dictionary entries from the constants of a path condition: texts and keys with the names in them, numbers
 * as character codes or digits, and literal names in regular expressions.
 */
export function literalsOfPath({ decisions }) {
    const literals = new Set();
    const seen = new Set();
    const pending = [];
    for (const { expr } of decisions) {
        pending.push(expr);
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            if (next.kind === 'variable' || seen.has(next))
                continue;
            seen.add(next);
            if (next.kind === 'application')
                pending.push(...next.operands);
            else
                for (const literal of literalsOf(next.value))
                    if (literal !== '' && literal.length <= longestLiteral)
                        literals.add(literal);
        }
        if (literals.size >= mostLiterals || seen.size >= mostTerms)
            break;
    }
    return [...literals].slice(0, mostLiterals);
}
function* literalsOf(constant) {
    if (typeof constant === 'string')
        yield* literalsOfText(constant);
    else if (typeof constant === 'number')
        yield* literalsOfNumber(constant);
    else if (typeof constant !== 'object' || constant === null)
        return;
    else if (constant.kind === 'regExp')
        yield* constant.source.match(spelledOut) ?? [];
    else if (constant.kind === 'keys' || constant.kind === 'map') {
        for (const key of constant.keys)
            if (typeof key === 'string')
                yield* literalsOfText(key);
    }
}
/** Yields the text and the names in it: programs concatenate texts before they compare them. */
function* literalsOfText(text) {
    yield text;
    const names = text.match(/[\p{L}_]{2,}/gu) ?? [];
    if (names[0] !== text)
        yield* names;
}
function* literalsOfNumber(value) {
    if (!Number.isSafeInteger(value) || value < 0)
        return;
    if (value <= largestUnit)
        yield String.fromCharCode(value);
    else
        yield* [String(value), value.toString(16), String(value + 1)];
}
