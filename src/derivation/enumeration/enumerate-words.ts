import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import type { EnumerationBounds } from './enumerate-derivations.ts';
import { wordsBySize } from './words-by-size.ts';

/**
 * Enumerates the first derivation of each word within the bounds: `enumerateDerivations` without duplicate words.
 *
 * @example
 * ```ts
 * const bounds = { measure: 'characters', largest: 2 } as const;
 * for (const tree of enumerateWords(loadGrammarSync('json'), bounds)) console.log(yieldOf(tree));
 * ```
 */
export function* enumerateWords(grammar: Grammar, bounds: EnumerationBounds): Generator<Derivation, void, void> {
  for (const ofOneSize of wordsBySize(grammar, bounds)) yield* ofOneSize;
}
