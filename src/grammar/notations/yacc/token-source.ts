import type { Expression } from '../../expression.ts';
import type { DraftLexerRule, DraftRule } from '../../grammar-draft.ts';
import type { YaccSymbol } from './yacc-grammar.ts';

/** Where the tokens of a grammar come from. */
export interface TokenSource {
  /** Lexical rules. */
  readonly rules: readonly DraftRule[];
  readonly lexerRules: readonly DraftLexerRule[];
  /** What a token in a syntax rule derives; undefined if it can never be seen. `symbol` is not the name of a rule. */
  expressionOf(symbol: YaccSymbol): Expression | undefined;
}
