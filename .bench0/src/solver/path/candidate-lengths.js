import { MatchShapes } from '../links/regular/match-shapes.js';
/** Default number of other lengths of one input that are tried if no condition suggests one. */
export const lengthsPerInput = 16;
const longestTried = 4096;
/** All lengths up to the horizon except the run's own; a longer length of the run counts as `last`. */
export function* lengthsUpTo({ input, first, last }, runLengths) {
    const own = Math.min(runLengths.get(input) ?? -1, last);
    for (let length = first; length <= last; length++) {
        if (length !== own)
            yield new Map(runLengths).set(input, length);
    }
}
/**
 * Other lengths of the inputs in the conditions, likely ones first: lengths near the run's, and lengths suggested by
 * numbers, texts and patterns in the conditions, those of the first condition before the others.
 * `limits`: the lengths that are still possible.
 */
export function* likelyLengths(conditions, runLengths, limits, tries = lengthsPerInput) {
    const suggested = suggestedLengths(conditions);
    const inputs = new Set(conditions.flatMap(({ variables }) => variables.map(({ input }) => input)));
    for (const input of inputs) {
        const length = runLengths.get(input);
        if (length === undefined)
            continue;
        const least = limits.get(input)?.min ?? 0;
        const near = [1, -1, 2, -2, 3, 4, 6, 8].map((step) => length + step);
        const further = suggested.flatMap((value) => [value, value + 1, length + value]);
        const wanted = [least, ...near.slice(0, 2), ...further, ...near, 0, least + 1, least + 2];
        const fitting = [...new Set(wanted)].filter((value) => value >= 0 && value <= longestTried && value !== length && (limits.get(input)?.has(value) ?? true));
        for (const other of fitting.slice(0, tries))
            yield new Map(runLengths).set(input, other);
    }
}
function suggestedLengths(roots) {
    const lengths = new Set();
    const terms = new Set(roots);
    for (const term of terms) {
        if (term.kind === 'application')
            for (const operand of term.operands)
                terms.add(operand);
        if (term.kind === 'constant')
            for (const length of lengthsIn(term.value))
                lengths.add(length);
    }
    return [...lengths];
}
function lengthsIn(value) {
    if (typeof value === 'string')
        return [value.length];
    if (typeof value === 'number')
        return [...(Number.isInteger(value) ? [value] : []), String(value).length];
    if (typeof value !== 'object' || value === null)
        return [];
    if ('keys' in value)
        return value.keys.map((key) => String(key).length);
    return value.kind === 'regExp' ? [new MatchShapes(value.source, value.flags).leastLength] : [];
}
