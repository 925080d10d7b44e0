import type { SourceText } from '../core/text/source-text.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Expression } from './expression.ts';
import type { RuleKind } from './grammar.ts';
import type { ModeAction } from './lexer-rule.ts';

/** The result of a notation reader: names are unresolved, and only the syntax is checked. */
export interface GrammarDraft {
  readonly name: string;
  readonly source: SourceText;
  readonly rules: readonly DraftRule[];
  /** Default: the first syntax rule, else the first rule. */
  readonly start: string | undefined;
  /** Default: every `token` and `skip` rule in order, in one mode. */
  readonly lexerRules?: readonly DraftLexerRule[];
  /** One warning for each construct that was ignored: actions, predicates, options. */
  readonly warnings: readonly Diagnostic[];
}

/** A rule as a notation reader hands it over. */
export interface DraftRule {
  readonly name: string;
  readonly kind: RuleKind;
  readonly body: Expression;
  /** The text that contains the rule; offsets of references in `body` refer to the same text. */
  readonly source: SourceText;
  readonly offset: number;
}

/** `LexerRule` with names instead of indexes. */
export interface DraftLexerRule {
  readonly rule: string;
  readonly type: string;
  readonly mode: string;
  readonly hidden: boolean;
  readonly more: boolean;
  readonly modeActions: readonly ModeAction[];
  readonly guarded: boolean;
}
