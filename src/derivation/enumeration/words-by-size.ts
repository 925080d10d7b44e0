import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import { derivationsBySize, type EnumerationBounds } from './enumerate-derivations.ts';
import { wordKey } from './word-key.ts';

/**
 * Enumerates the first derivation of each word within the bounds, with one iterable per size: `derivationsBySize`
 * without duplicate words. By length, words are remembered for one length at a time; by height, a word can recur at a
 * larger height, so all words are remembered.
 */
export function* wordsBySize(grammar: Grammar, bounds: EnumerationBounds): Generator<Iterable<Derivation>, void, void> {
  let seen = new Set<string>();
  for (const ofOneSize of derivationsBySize(grammar, bounds)) {
    if (bounds.measure === 'characters') seen = new Set();
    yield distinctWords(grammar, ofOneSize, seen);
  }
}

function* distinctWords(
  grammar: Grammar,
  derivations: Iterable<Derivation>,
  seen: Set<string>,
): Generator<Derivation, void, void> {
  for (const derivation of derivations) {
    const key = wordKey(grammar, derivation);
    if (seen.has(key)) continue;
    seen.add(key);
    yield derivation;
  }
}
