import type { Expression } from '../../expression.ts';
import type { DraftLexerRule, DraftRule } from '../../grammar-draft.ts';
import type { YaccSymbol } from './yacc-grammar.ts';

/** The source of a grammar's tokens. */
export interface TokenSource {
  /** Lexical rules. */
  readonly rules: readonly DraftRule[];
  readonly lexerRules: readonly DraftLexerRule[];
  /**
   * Returns what a token in a syntax rule derives; undefined if it never occurs. `symbol` must not be the name of a
   * rule.
   */
  expressionOf(symbol: YaccSymbol): Expression | undefined;
}
