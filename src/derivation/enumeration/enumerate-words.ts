import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import { derivationsBySize, type EnumerationBounds } from './enumerate-derivations.ts';
import { wordKey } from './word-key.ts';

/**
 * One derivation, the first, of each word within the bounds: `enumerateDerivations` without what ambiguity repeats. Words
 * are remembered for one length at a time; by height, where a word may come back later, for good.
 */
export function* enumerateWords(grammar: Grammar, bounds: EnumerationBounds): Generator<Derivation, void, void> {
  const seen = new Set<string>();
  for (const ofOneSize of derivationsBySize(grammar, bounds)) {
    if (bounds.measure === 'characters') seen.clear();
    for (const derivation of ofOneSize) {
      const key = wordKey(grammar, derivation);
      if (seen.has(key)) continue;
      seen.add(key);
      yield derivation;
    }
  }
}
