import { sameUnits, unitsOf } from '../unit-strings.js';
/** Upper limit of comparisons of code units that are written out. */
const comparisonLimit = 4096;
/** Searches in strings of known length, and prefixes of strings of any length, become conditions on code units. */
export const searchRules = {
    startsWith: (operands, rewriter) => startsWith(operands, rewriter),
    endsWith: onBoth((s, needle, end, rewriter) => {
        const stop = Math.min(Math.max(end ?? s.length, 0), s.length);
        return matchAt(s, needle, stop - needle.length, rewriter);
    }),
    includes: onBoth((s, needle, from, rewriter) => {
        const start = Math.min(Math.max(from ?? 0, 0), s.length);
        return rewriter.make('or', ...positions(start, s.length - needle.length).map((p) => matchAt(s, needle, p, rewriter)));
    }),
};
/** Whether the expression depends only on the index of one unit in a constant text. */
export function isUnitSearch({ name, operands, variables }) {
    const [text, needle] = operands;
    if ((name === 'indexOf' || name === 'lastIndexOf') && text?.kind === 'constant') {
        return variables.length === 1 && variables[0]?.name === 'unit' && needle?.kind === 'application';
    }
    const open = operands.filter(({ kind }) => kind !== 'constant');
    return open.length === 1 && open[0]?.kind === 'application' && isUnitSearch(open[0]);
}
/**
 * The match conditions at the positions that a search tries, in its order; the result is the first that holds, else -1.
 */
export function searchMatches(expr, rewriter) {
    if (expr.kind !== 'application' || (expr.name !== 'indexOf' && expr.name !== 'lastIndexOf'))
        return undefined;
    const isLast = expr.name === 'lastIndexOf';
    const read = readArguments(expr.operands, rewriter);
    if (read === undefined)
        return undefined;
    const { s, needle, from } = read;
    const highest = s.length - needle.length;
    const clamped = Math.min(Math.max(from ?? (isLast ? s.length : 0), 0), s.length);
    const tried = isLast ? positions(0, Math.min(clamped, highest)).reverse() : positions(clamped, highest);
    return tried.map((position) => ({ position, match: matchAt(s, needle, position, rewriter) }));
}
function readArguments([s, needle, from], rewriter) {
    const [units, sought] = [unitsOf(s, rewriter), unitsOf(needle, rewriter)];
    if (units === undefined || sought === undefined || units.length * sought.length > comparisonLimit)
        return undefined;
    if (from === undefined)
        return { s: units, needle: sought, from };
    if (from.kind !== 'constant' || !Number.isInteger(from.value))
        return undefined;
    return { s: units, needle: sought, from: from.value };
}
function onBoth(rewrite) {
    return (operands, rewriter) => {
        const read = readArguments(operands, rewriter);
        return read && rewrite(read.s, read.needle, read.from, rewriter);
    };
}
function startsWith(operands, rewriter) {
    const read = readArguments(operands, rewriter);
    if (read !== undefined) {
        const start = Math.min(Math.max(read.from ?? 0, 0), read.s.length);
        return matchAt(read.s, read.needle, start, rewriter);
    }
    const [s, needle, from] = operands;
    const sought = unitsOf(needle, rewriter);
    if (s?.kind !== 'variable' || s.name !== 'text' || sought === undefined || from !== undefined)
        return undefined;
    return rewriter.make('and', atLeast(s.input, sought.length, rewriter), ...prefixIs(s.input, sought, rewriter));
}
function atLeast(input, length, rewriter) {
    return rewriter.make('greaterOrEqual', rewriter.pool.variable('length', input), rewriter.constant(length));
}
/** One condition per unit, for a text input that is long enough. */
export function prefixIs(input, units, rewriter) {
    return units.map((unit, i) => rewriter.make('strictEquals', rewriter.pool.variable('unit', input, i), unit));
}
function matchAt(s, needle, position, rewriter) {
    if (position < 0 || position + needle.length > s.length)
        return rewriter.constant(false);
    return sameUnits(s.slice(position, position + needle.length), needle, rewriter);
}
function positions(from, to) {
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
