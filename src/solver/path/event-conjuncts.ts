import type { Expr } from '../../constraint/expression.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';
import { conjunctsOf, type Conjuncts } from './conjuncts.ts';
import { requiredLengths } from './required-lengths.ts';
import { splitNumerals } from './split-numerals.ts';

/**
 * Caches conjuncts: paths of one target share their first events, and every flip of a path reads its own event again.
 */
const knownConjuncts = new WeakMap<Simplifier, Map<Expr, Conjuncts>>();

/** Simplifies an event and splits it into conjuncts, with the minimum lengths that it needs to be defined. */
export function eventConjuncts(event: Expr, simplifier: Simplifier): Conjuncts {
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

function takeApart(event: Expr, simplifier: Simplifier): Conjuncts {
  const read = conjunctsOf(splitNumerals(simplifier.simplifyCondition(event), simplifier), simplifier);
  const memberships = [...read.memberships];
  for (const [input, required] of requiredLengths(event)) {
    const length = simplifier.lengthOf(input);
    if (length !== undefined && length < required) return { ...read, isFalse: true };
    if (length !== undefined) continue;
    memberships.push({
      variable: simplifier.pool.variable('length', input),
      set: IntervalSet.range(required, Infinity),
    });
  }
  return { ...read, memberships };
}
