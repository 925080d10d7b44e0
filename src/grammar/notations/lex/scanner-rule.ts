import type { Expression } from '../../expression.ts';
import type { ModeAction } from '../../lexer-rule.ts';

/** A rule of a lex file with its action understood; start conditions are modes of the tokeniser. */
export interface ScannerRule {
  readonly pattern: Expression;
  readonly modes: readonly string[];
  readonly modeActions: readonly ModeAction[];
  readonly outcome: Outcome;
  /** Code decides whether the rule applies, or which of its tokens it gives. */
  readonly guarded: boolean;
  readonly offset: number;
}

export type Outcome =
  /** Nothing reaches the parser. */
  | { readonly kind: 'silent' }
  /** Only the beginning of a match, by `yymore()`. */
  | { readonly kind: 'beginning' }
  /** A token, but code that is not here decides which. */
  | { readonly kind: 'unknown' }
  /** Text that no word of the language has. */
  | { readonly kind: 'error' }
  /** One of these tokens; see `token-key.ts`. */
  | { readonly kind: 'tokens'; readonly keys: readonly string[] };
