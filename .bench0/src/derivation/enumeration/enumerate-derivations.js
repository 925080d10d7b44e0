import { RankedDerivations } from '../counting/ranked-derivations.js';
/**
 * Enumerates all derivations within the bounds lazily, smallest first. Memory grows with the size reached, not with the
 * number of derivations. If a size has infinitely many derivations, only the cycle-free ones are enumerated.
 *
 * @example
 * ```ts
 * const bounds = { measure: 'characters', largest: 2 } as const;
 * for (const tree of enumerateDerivations(loadGrammarSync('json'), bounds)) console.log(yieldOf(tree));
 * ```
 */
export function* enumerateDerivations(grammar, bounds) {
    for (const ofOneSize of derivationsBySize(grammar, bounds))
        yield* ofOneSize;
}
/** Like `enumerateDerivations`, with one iterable per size. */
export function* derivationsBySize(grammar, { measure, smallest = 0, largest = Infinity }) {
    const ranked = new RankedDerivations(grammar, measure);
    const end = Math.min(largest, ranked.largestSize);
    for (let size = smallest; size <= end; size++)
        yield ofSize(ranked, size);
}
function* ofSize(ranked, size) {
    const count = ranked.count(size);
    for (let rank = 0n; rank < count; rank++)
        yield ranked.at(size, rank);
}
