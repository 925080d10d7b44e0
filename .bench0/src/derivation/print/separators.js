import { codePoints } from '../../grammar/characters/char-set.js';
import { yieldOf } from '../derivation.js';
import { smallestTree } from '../production/smallest-tree.js';
import { TokenMatcher } from '../lexing/token-matcher.js';
/**
 * Hidden text that can separate two tokens, by mode: a space, a line break (after tokens that only the end of a line
 * ends) or a tab if the grammar hides them, else the smallest hidden texts.
 */
export class Separators {
    #grammar;
    #vocabulary;
    #known = new Map();
    constructor(grammar, vocabulary) {
        this.#grammar = grammar;
        this.#vocabulary = vocabulary;
    }
    /** Returns the separators of this mode, a space first; empty if there is none. */
    in(mode) {
        let separators = this.#known.get(mode);
        if (separators === undefined)
            this.#known.set(mode, (separators = this.#find(mode)));
        return separators;
    }
    #find(mode) {
        const hidden = this.#vocabulary.lexerPatterns.filter((p) => p.hidden && !p.more && !p.guarded && p.mode === mode);
        const matcher = new TokenMatcher(this.#grammar, hidden, 'longest');
        const smallest = hidden.flatMap((pattern) => smallestTree(this.#grammar, pattern.body) ?? []).map(yieldOf);
        const candidates = [' ', '\n', '\t', ...smallest].map((word) => Int32Array.from(codePoints(word)));
        return candidates.filter((points) => points.length > 0 && matcher.longest(points, 0).some(({ end }) => end === points.length));
    }
}
