import { flattenCharacters } from '../../grammar/flat/flatten.js';
import { LazyDfa } from './lazy-dfa.js';
import { RecursivePattern } from './recursive-pattern.js';
import { TokenNfa } from './token-nfa.js';
/**
 * Finds the patterns of a group that match at a position: regular ones by automaton, recursive ones by a general
 * parser.
 */
export class TokenMatcher {
    #patterns = new Map();
    #dfa;
    #recursive = [];
    constructor(grammar, patterns, ends) {
        const nfa = new TokenNfa(grammar);
        const starts = [];
        for (const pattern of patterns) {
            this.#patterns.set(pattern.index, pattern);
            const start = nfa.add(pattern.index, pattern.body);
            if (start !== undefined)
                starts.push(start);
            else
                this.#recursive.push({ pattern, matcher: new RecursivePattern(flattenCharacters(grammar, pattern.body)) });
        }
        this.#dfa = new LazyDfa(nfa, starts, ends === 'longest');
    }
    /** Returns every pair of pattern and end: the regular patterns by end, then the recursive ones. */
    all(points, from) {
        const matches = [];
        this.#dfa.run(points, from, (end, patterns) => {
            for (const index of patterns)
                matches.push({ pattern: this.#patterns.get(index), end });
        });
        for (const { pattern, matcher } of this.#recursive) {
            for (const end of matcher.ends(points, from))
                matches.push({ pattern, end });
        }
        return matches;
    }
    /**
     * Returns the match that a tokenizer takes: the first pattern among the longest matches. Whether a guarded pattern
     * applies is unknown, so guarded patterns that would win are returned in addition.
     */
    longest(points, from) {
        let best;
        const guarded = new Map();
        for (const match of this.all(points, from)) {
            if (match.pattern.guarded) {
                if (match.end > (guarded.get(match.pattern)?.end ?? -1))
                    guarded.set(match.pattern, match);
            }
            else if (best === undefined || isBetter(match, best))
                best = match;
        }
        if (best === undefined)
            return [...guarded.values()];
        const certain = best;
        return [certain, ...[...guarded.values()].filter((match) => isBetter(match, certain))];
    }
}
function isBetter(match, best) {
    return match.end > best.end || (match.end === best.end && match.pattern.index < best.pattern.index);
}
