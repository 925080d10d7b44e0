/** How a tokenizer treats one lexical rule. The first of the longest matches in the current mode is taken. */
export interface LexerRule {
  /** The pattern, as an index into `Grammar.rules`. */
  readonly rule: number;
  /** Index of the rule that this token represents in syntax rules; it differs from `rule` under ANTLR's `type`. */
  readonly type: number;
  readonly mode: string;
  /** True if the parser never receives the text. */
  readonly hidden: boolean;
  /** True if the match is only the start of a token: matching continues in the mode that is then current. */
  readonly more: boolean;
  readonly modeActions: readonly ModeAction[];
  /**
   * True if code in the grammar, which is not run, decides whether the rule applies: it may or may not match where its
   * pattern does.
   */
  readonly guarded: boolean;
}

/** The effect of a match on the mode stack of a tokenizer. */
export type ModeAction =
  | { readonly kind: 'push'; readonly mode: string }
  | { readonly kind: 'set'; readonly mode: string }
  | { readonly kind: 'pop' };

export const defaultMode = 'DEFAULT_MODE';
