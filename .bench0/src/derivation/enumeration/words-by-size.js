import { derivationsBySize } from './enumerate-derivations.js';
import { wordKey } from './word-key.js';
/**
 * Enumerates the first derivation of each word within the bounds, with one iterable per size: `derivationsBySize`
 * without duplicate words. By length, words are remembered for one length at a time; by height, a word can recur at a
 * larger height, so all words are remembered.
 */
export function* wordsBySize(grammar, bounds) {
    let seen = new Set();
    for (const ofOneSize of derivationsBySize(grammar, bounds)) {
        if (bounds.measure === 'characters')
            seen = new Set();
        yield distinctWords(grammar, ofOneSize, seen);
    }
}
function* distinctWords(grammar, derivations, seen) {
    for (const derivation of derivations) {
        const key = wordKey(grammar, derivation);
        if (seen.has(key))
            continue;
        seen.add(key);
        yield derivation;
    }
}
