import { enumerateWords } from './enumerate-words.js';
/**
 * Produces every word within the bounds once, smallest first.
 *
 * @example
 * ```ts
 * const producer = exhaustiveProducer(loadGrammarSync('json'), { measure: 'characters', largest: 3 });
 * console.log(producer.next());
 * ```
 */
export function exhaustiveProducer(grammar, bounds) {
    const words = enumerateWords(grammar, bounds);
    return { next: () => words.next().value ?? undefined };
}
