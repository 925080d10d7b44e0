import { buildLattice } from './token-lattice.js';
import { TokenMatcher } from './token-matcher.js';
/**
 * Tokenizes in every way that the lexical rules allow: any match instead of the longest, in any mode, with hidden text
 * anywhere between tokens. It therefore accepts every token sequence of the grammar, even if a tokenizer would not.
 */
export class AnyLengthLexer {
    #matcher;
    constructor(grammar, vocabulary) {
        this.#matcher = new TokenMatcher(grammar, vocabulary.exactPatterns, 'all');
    }
    /** Returns undefined if the lattice would exceed `maxEdges`. */
    tokenize(points, maxEdges) {
        const matches = [];
        const matchesAt = (at) => (matches[at] ??= this.#matcher.all(points, at));
        let edgeCount = 0;
        const lattice = buildLattice('0', (key) => {
            const position = Number(key);
            const edges = [];
            if (edgeCount > maxEdges)
                return { position, edges, isEnd: false };
            const places = new Set([position]);
            for (const place of places) {
                for (const { pattern, end } of matchesAt(place))
                    if (pattern.hidden)
                        places.add(end);
            }
            // Longest hidden text first, so that the displayed tree treats white space as hidden text where it can.
            for (const tokenStart of [...places].sort((a, b) => b - a)) {
                for (const { pattern, end: tokenEnd } of matchesAt(tokenStart)) {
                    if (pattern.hidden)
                        continue;
                    edges.push({ symbol: pattern.symbol, tokenStart, tokenEnd, target: String(tokenEnd) });
                }
            }
            edgeCount += edges.length + places.size;
            return { position, edges, isEnd: places.has(points.length) };
        });
        return edgeCount > maxEdges ? undefined : lattice;
    }
}
