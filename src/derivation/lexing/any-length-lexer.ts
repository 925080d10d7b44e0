import type { Grammar } from '../../grammar/grammar.ts';
import { buildLattice, type LatticeEdge, type TokenLattice } from './token-lattice.ts';
import { TokenMatcher, type TokenMatch } from './token-matcher.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Tokenises in every way the lexical rules allow: any match, not only the longest, in any mode, with hidden text anywhere
 * between tokens. What a grammar derives token by token is found here again whether or not a tokeniser would agree.
 */
export class AnyLengthLexer {
  private readonly matcher: TokenMatcher;

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    this.matcher = new TokenMatcher(grammar, vocabulary.exactPatterns, 'all');
  }

  /** Undefined if there are more than `maxEdges` ways to go on. */
  tokenise(points: Int32Array, maxEdges: number): TokenLattice | undefined {
    const matches: (TokenMatch[] | undefined)[] = [];
    const matchesAt = (at: number): TokenMatch[] => (matches[at] ??= this.matcher.all(points, at));
    let edgeCount = 0;
    const lattice = buildLattice('0', (key) => {
      const position = Number(key);
      const edges: LatticeEdge[] = [];
      if (edgeCount > maxEdges) return { position, edges, isEnd: false };
      const places = new Set([position]);
      for (const place of places) {
        for (const { pattern, end } of matchesAt(place)) if (pattern.hidden) places.add(end);
      }
      // Hidden text as long as possible first: the tree that is shown reads white space as white space where it can.
      for (const tokenStart of [...places].sort((a, b) => b - a)) {
        for (const { pattern, end: tokenEnd } of matchesAt(tokenStart)) {
          if (pattern.hidden) continue;
          edges.push({ symbol: pattern.symbol, tokenStart, tokenEnd, target: String(tokenEnd) });
        }
      }
      edgeCount += edges.length + places.size;
      return { position, edges, isEnd: places.has(points.length) };
    });
    return edgeCount > maxEdges ? undefined : lattice;
  }
}
