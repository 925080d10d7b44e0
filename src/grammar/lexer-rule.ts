/** How a tokeniser treats one lexical rule. The first of the longest matches in the current mode wins. */
export interface LexerRule {
  /** Index into `Grammar.rules`: the pattern. */
  readonly rule: number;
  /** The rule, by index, whose references in syntax rules this token answers; differs from `rule` under ANTLR's `type`. */
  readonly type: number;
  readonly mode: string;
  /** Text that the parser never sees. */
  readonly hidden: boolean;
  /** The match is only the beginning of a token: go on matching, in the mode that then holds. */
  readonly more: boolean;
  readonly modeActions: readonly ModeAction[];
  /**
   * Code in the grammar, which we do not run, decides whether the rule applies: it may or may not match where its pattern
   * does.
   */
  readonly guarded: boolean;
}

/** What a match does to the stack of modes of a tokenizer. */
export type ModeAction =
  | { readonly kind: 'push'; readonly mode: string }
  | { readonly kind: 'set'; readonly mode: string }
  | { readonly kind: 'pop' };

export const defaultMode = 'DEFAULT_MODE';
