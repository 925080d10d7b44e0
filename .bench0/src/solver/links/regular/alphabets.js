import { IntervalSet } from '../../../constraint/interval-set.js';
import { patternAutomaton } from './pattern-automaton.js';
import { patternUseOf } from './pattern-use.js';
import { inputOfUnits, unitsWithin } from './unit-bounds.js';
const keptPatterns = 256;
/** Cache for the life of the process, emptied at `keptPatterns`: subjects test few patterns, each many times. */
const alphabetsByPattern = new Map();
/**
 * The units of text inputs under conditions that always hold: of inputs that match a pattern as a whole, and of inputs
 * with a length in `lengths` whose units are restricted at each position.
 */
export function alphabetsOf(conditions, lengths) {
    const alphabets = new Map();
    for (const condition of conditions) {
        const input = inputOfUnits(condition);
        if (input !== undefined) {
            const units = unitsOfPlaces(condition, input, lengths.get(input));
            if (units !== undefined)
                alphabets.set(input, units);
            continue;
        }
        const use = condition.kind === 'application' && condition.name === 'regExpTest' ? patternUseOf(condition) : undefined;
        if (use?.subject.kind !== 'variable' || use.subject.name !== 'text' || use.lastIndex !== 0)
            continue;
        const alphabet = alphabetOf(use.pattern.source, use.pattern.flags);
        if (alphabet !== undefined)
            alphabets.set(use.subject.input, alphabet);
    }
    return alphabets;
}
/** Cache: conditions of a shape recur in every path, for as long as their expressions live. */
const unitsByCondition = new WeakMap();
function unitsOfPlaces(condition, input, length) {
    if (length === undefined)
        return undefined;
    const known = unitsByCondition.get(condition);
    if (known?.length === length)
        return known.units;
    const units = unitsWithin(condition, input, length);
    if (units !== undefined)
        unitsByCondition.set(condition, { length, units });
    return units;
}
function alphabetOf(source, flags) {
    const key = `/${source}/${flags}`;
    if (alphabetsByPattern.has(key))
        return alphabetsByPattern.get(key);
    if (alphabetsByPattern.size >= keptPatterns)
        alphabetsByPattern.clear();
    const alphabet = lettersOf(source, flags);
    alphabetsByPattern.set(key, alphabet);
    return alphabet;
}
/** The units on the edges of the automaton; a minimal automaton has no edges to dead states. */
function lettersOf(source, flags) {
    const language = patternAutomaton(source, flags);
    if (language === undefined)
        return undefined;
    const ranges = [];
    for (const state of language.nodes())
        for (const [{ min, max }] of state.out)
            ranges.push([min, max]);
    return IntervalSet.ranges(ranges);
}
