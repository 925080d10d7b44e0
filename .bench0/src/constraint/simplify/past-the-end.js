import { mirrored } from './bounds/linear-comparison.js';
/**
 * Compares `charCodeAt` of a text input of unknown length with a number other than NaN: the position is within the text
 * and its unit satisfies the relation. Past the end the result is NaN, which satisfies no relation.
 */
export function compareUnit(relation, a, b, rewriter) {
    if (a.kind === 'constant')
        return b.kind === 'constant' ? undefined : compareUnit(mirrored[relation], b, a, rewriter);
    if (b.kind !== 'constant' || typeof b.value !== 'number' || Number.isNaN(b.value))
        return undefined;
    if (a.kind !== 'application' || a.name !== 'charCodeAt')
        return undefined;
    const place = placeIn(a);
    return place && rewriter.make('and', isWithin(place, rewriter), rewriter.make(relation, unitAt(place, rewriter), b));
}
/** Compares `s[i]` or `s.charAt(i)` of such a text with a constant. */
export function compareCharacter(a, b, rewriter) {
    const place = isCharacter(a) ? placeIn(a) : undefined;
    if (place === undefined || b.kind !== 'constant')
        return undefined;
    const { make, constant } = rewriter;
    const missing = a.name === 'charAt' ? '' : undefined;
    if (b.value === missing)
        return make('not', isWithin(place, rewriter));
    if (typeof b.value !== 'string' || b.value.length !== 1)
        return constant(false);
    return make('and', isWithin(place, rewriter), make('strictEquals', unitAt(place, rewriter), constant(b.value.charCodeAt(0))));
}
/** The condition that the character exists, which is its truth: every one-character string is truthy. */
export function isThere(expr, rewriter) {
    const place = isCharacter(expr) ? placeIn(expr) : undefined;
    return place && isWithin(place, rewriter);
}
function isCharacter(expr) {
    return expr.kind === 'application' && (expr.name === 'indexString' || expr.name === 'charAt');
}
/** A constant position in a text input. */
function placeIn({ operands: [text, position] }) {
    if (text?.kind !== 'variable' || text.name !== 'text' || position?.kind !== 'constant')
        return undefined;
    const index = position.value;
    return typeof index === 'number' && Number.isInteger(index) && index >= 0 ? { text, position, index } : undefined;
}
function isWithin({ text, position }, { make, pool }) {
    return make('greaterThan', pool.variable('length', text.input), position);
}
function unitAt({ text, index }, { pool }) {
    return pool.variable('unit', text.input, index);
}
