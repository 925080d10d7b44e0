import type { Grammar } from '../../grammar/grammar.ts';
import { defaultMode, type ModeAction } from '../../grammar/lexer-rule.ts';
import { buildLattice, type LatticeEdge, type TokenLattice } from './token-lattice.ts';
import { TokenMatcher } from './token-matcher.ts';
import type { TokenPattern, Vocabulary } from './vocabulary.ts';

/** The mode stack of a tokenizer, innermost first; its joined form is part of the key of a lattice node. */
export type ModeStack = readonly string[];

/** A complete token: one match, or several matches joined by `more`. */
export interface LexedToken {
  readonly pattern: TokenPattern;
  readonly end: number;
  readonly modes: ModeStack;
}

/**
 * Tokenizes as generated tokenizers do: in each mode it takes the longest match, the first rule among equal lengths,
 * and drops hidden text between tokens. The result is ambiguous only for guarded rules, where code in the grammar
 * decides.
 */
export class LongestMatchLexer {
  readonly #grammar: Grammar;
  readonly #vocabulary: Vocabulary;
  readonly #matchers = new Map<string, TokenMatcher>();

  constructor(grammar: Grammar, vocabulary: Vocabulary) {
    this.#grammar = grammar;
    this.#vocabulary = vocabulary;
  }

  tokenize(points: Int32Array): TokenLattice {
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

  /** Returns the tokens, including hidden ones, that a tokenizer in these modes could take at the position. */
  tokensAt(points: Int32Array, from: number, modes: ModeStack): LexedToken[] {
    const tokens: LexedToken[] = [];
    const open = [{ at: from, modes }];
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      for (const { pattern, end } of this.#matcherOf(here.modes).longest(points, here.at)) {
        const after = applyActions(here.modes, pattern.modeActions);
        if (pattern.more) open.push({ at: end, modes: after });
        else tokens.push({ pattern, end, modes: after });
      }
    }
    return tokens;
  }

  #matcherOf(modes: ModeStack): TokenMatcher {
    const mode = modes[0] ?? defaultMode;
    let matcher = this.#matchers.get(mode);
    if (matcher === undefined) {
      const patterns = this.#vocabulary.lexerPatterns.filter((pattern) => pattern.mode === mode);
      matcher = new TokenMatcher(this.#grammar, patterns, 'longest');
      this.#matchers.set(mode, matcher);
    }
    return matcher;
  }
}

/**
 * Applies mode actions. A pop from an empty stack keeps the default mode: such a text is invalid, and the parser
 * reports it.
 */
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
