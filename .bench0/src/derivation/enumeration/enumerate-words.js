import { wordsBySize } from './words-by-size.js';
/**
 * Enumerates the first derivation of each word within the bounds: `enumerateDerivations` without duplicate words.
 *
 * @example
 * ```ts
 * const bounds = { measure: 'characters', largest: 2 } as const;
 * for (const tree of enumerateWords(loadGrammarSync('json'), bounds)) console.log(yieldOf(tree));
 * ```
 */
export function* enumerateWords(grammar, bounds) {
    for (const ofOneSize of wordsBySize(grammar, bounds))
        yield* ofOneSize;
}
