import type { Grammar } from '../../grammar/grammar.ts';
import type { Producer } from '../production/producer.ts';
import type { EnumerationBounds } from './enumerate-derivations.ts';
import { enumerateWords } from './enumerate-words.ts';

/**
 * Produces every word within the bounds once, smallest first.
 *
 * @example
 * ```ts
 * const producer = exhaustiveProducer(loadGrammarSync('json'), { measure: 'characters', largest: 3 });
 * console.log(producer.next());
 * ```
 */
export function exhaustiveProducer(grammar: Grammar, bounds: EnumerationBounds): Producer {
  const words = enumerateWords(grammar, bounds);
  return { next: () => words.next().value ?? undefined };
}
