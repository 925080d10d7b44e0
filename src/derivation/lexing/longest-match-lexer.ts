import type { Grammar } from '../../grammar/grammar.ts';
import { defaultMode, type ModeAction } from '../../grammar/lexer-rule.ts';
import { buildLattice, type LatticeEdge, type TokenLattice } from './token-lattice.ts';
import { TokenMatcher } from './token-matcher.ts';
import type { TokenPattern, Vocabulary } from './vocabulary.ts';

/** The modes a tokeniser is in, innermost first; joined to a key they are part of a lattice node. */
export type ModeStack = readonly string[];

/** A complete token: one match, or several joined by `more`. */
export interface LexedToken {
  readonly pattern: TokenPattern;
  readonly end: number;
  readonly modes: ModeStack;
}

/**
 * Tokenises as generated tokenisers do: in each mode the longest match, the first rule among equals, hidden text between
 * tokens dropped. Only where code in the grammar decides (guarded rules) is there more than one way on.
 */
export class LongestMatchLexer {
  private readonly grammar: Grammar;
  private readonly vocabulary: Vocabulary;
  private readonly matchers = new Map<string, TokenMatcher>();

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    this.grammar = grammar;
    this.vocabulary = vocabulary;
  }

  tokenise(points: Int32Array): TokenLattice {
    return buildLattice(keyOf(0, [defaultMode]), (key) => {
      const { position, modes } = parseKey(key);
      const edges: LatticeEdge[] = [];
      let isEnd = false;
      const seen = new Set<string>();
      const open = [{ at: position, modes }];
      for (let here = open.pop(); here !== undefined; here = open.pop()) {
        if (here.at === points.length) isEnd = true;
        for (const token of this.tokensAt(points, here.at, here.modes)) {
          const target = keyOf(token.end, token.modes);
          if (token.pattern.symbol >= 0) {
            edges.push({ symbol: token.pattern.symbol, tokenStart: here.at, tokenEnd: token.end, target });
          } else if (!seen.has(target)) {
            seen.add(target);
            open.push({ at: token.end, modes: token.modes });
          }
        }
      }
      return { position, edges, isEnd };
    });
  }

  /** The tokens, hidden ones included, that a tokeniser in these modes could take at the place. */
  tokensAt(points: Int32Array, from: number, modes: ModeStack): LexedToken[] {
    const tokens: LexedToken[] = [];
    const open = [{ at: from, modes }];
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      for (const { pattern, end } of this.matcherOf(here.modes).longest(points, here.at)) {
        const after = applyActions(here.modes, pattern.modeActions);
        if (pattern.more) open.push({ at: end, modes: after });
        else tokens.push({ pattern, end, modes: after });
      }
    }
    return tokens;
  }

  private matcherOf(modes: ModeStack): TokenMatcher {
    const mode = modes[0] ?? defaultMode;
    let matcher = this.matchers.get(mode);
    if (matcher === undefined) {
      const patterns = this.vocabulary.lexerPatterns.filter((pattern) => pattern.mode === mode);
      matcher = new TokenMatcher(this.grammar, patterns, 'longest');
      this.matchers.set(mode, matcher);
    }
    return matcher;
  }
}

/** A pop too many stays in the default mode: the text is wrong then, and the parser will say so. */
export function applyActions(modes: ModeStack, actions: readonly ModeAction[]): ModeStack {
  let result = [...modes];
  for (const action of actions) {
    if (action.kind === 'push') result.unshift(action.mode);
    else if (action.kind === 'set') result[0] = action.mode;
    else if (result.length > 1) result = result.slice(1);
    else result = [defaultMode];
  }
  return result;
}

function keyOf(position: number, modes: ModeStack): string {
  return `${position} ${modes.join(' ')}`;
}

function parseKey(key: string): { position: number; modes: ModeStack } {
  const [position, ...modes] = key.split(' ');
  return { position: Number(position), modes };
}
