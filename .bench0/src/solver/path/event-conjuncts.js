import { IntervalSet } from '../../constraint/interval-set.js';
import { conjunctsOf } from './conjuncts.js';
import { requiredLengths } from './required-lengths.js';
import { splitNumerals } from './split-numerals.js';
/**
 * Caches conjuncts: paths of one target share their first events, and every flip of a path reads its own event again.
 */
const knownConjuncts = new WeakMap();
/** Simplifies an event and splits it into conjuncts, with the minimum lengths that it needs to be defined. */
export function eventConjuncts(event, simplifier) {
    let ofSimplifier = knownConjuncts.get(simplifier);
    if (ofSimplifier === undefined) {
        ofSimplifier = new Map();
        knownConjuncts.set(simplifier, ofSimplifier);
    }
    let conjuncts = ofSimplifier.get(event);
    if (conjuncts === undefined) {
        conjuncts = takeApart(event, simplifier);
        ofSimplifier.set(event, conjuncts);
    }
    return conjuncts;
}
function takeApart(event, simplifier) {
    const read = conjunctsOf(splitNumerals(simplifier.simplifyCondition(event), simplifier), simplifier);
    const memberships = [...read.memberships];
    for (const [input, required] of requiredLengths(event)) {
        const length = simplifier.lengthOf(input);
        if (length !== undefined && length < required)
            return { ...read, isFalse: true };
        if (length !== undefined)
            continue;
        memberships.push({
            variable: simplifier.pool.variable('length', input),
            set: IntervalSet.range(required, Infinity),
        });
    }
    return { ...read, memberships };
}
