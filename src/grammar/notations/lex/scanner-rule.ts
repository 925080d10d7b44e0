import type { Expression } from '../../expression.ts';
import type { ModeAction } from '../../lexer-rule.ts';

/** A rule of a lex file with an interpreted action; start conditions are modes of the tokenizer. */
export interface ScannerRule {
  readonly pattern: Expression;
  readonly modes: readonly string[];
  readonly modeActions: readonly ModeAction[];
  readonly outcome: ScannerOutcome;
  /** True if code decides whether the rule applies, or which of its tokens it returns. */
  readonly guarded: boolean;
  readonly offset: number;
}

export type ScannerOutcome =
  /** The parser receives nothing. */
  | { readonly kind: 'silent' }
  /** The match is only the start of a longer one, by `yymore()`. */
  | { readonly kind: 'beginning' }
  /** The rule returns a token that only unavailable code determines. */
  | { readonly kind: 'unknown' }
  /** The text does not occur in any word of the language. */
  | { readonly kind: 'error' }
  /** One of these tokens; see `token-key.ts`. */
  | { readonly kind: 'tokens'; readonly keys: readonly string[] };
