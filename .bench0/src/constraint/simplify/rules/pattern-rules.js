import { IntervalSet } from '../../interval-set.js';
import { unitsOf } from '../unit-strings.js';
/**
 * Replaces conditions on the index of a pattern match by the test itself if they only depend on whether there is a
 * match. Undefined if the index matters.
 */
export function matchIndexIn({ atom, set }, rewriter) {
    if (atom.kind !== 'application' || atom.name !== 'regExpMatchIndex')
        return undefined;
    const last = isAnchored(atom) ? 0 : lastPlace(atom, rewriter);
    const places = set.intersect(IntervalSet.range(0, last));
    const { make, constant } = rewriter;
    if (places.isEmpty)
        return set.has(-1) ? make('not', test(atom, rewriter)) : constant(false);
    if (!places.equals(IntervalSet.range(0, last)))
        return undefined;
    return set.has(-1) ? constant(true) : test(atom, rewriter);
}
/** Compares a group of a match with a constant: it is a string, or undefined; that of the whole match only without one. */
export function compareGroup(group, value, { make, constant }) {
    if (group.kind !== 'application' || group.name !== 'regExpGroup' || value.kind !== 'constant')
        return undefined;
    if (typeof value.value === 'string')
        return undefined;
    if (value.value !== undefined)
        return constant(false);
    const [pattern, text, lastIndex, number] = group.operands;
    if (number?.kind !== 'constant' || number.value !== 0)
        return undefined;
    return make('not', make('regExpTest', pattern, text, lastIndex));
}
function test({ operands }, { make }) {
    return make('regExpTest', ...operands);
}
/** The last possible index of a match: the end of a text of known length. */
function lastPlace({ operands }, rewriter) {
    return unitsOf(operands[1], rewriter)?.length ?? 2 ** 31 - 1;
}
/** Whether the pattern matches at the start only: `^` comes first, without alternatives, multiline or sticky flag. */
function isAnchored({ operands: [pattern] }) {
    const value = pattern?.kind === 'constant' ? pattern.value : undefined;
    if (typeof value !== 'object' || value?.kind !== 'regExp' || /[my]/.test(value.flags))
        return false;
    return value.source.startsWith('^') && !value.source.includes('|');
}
