import type { SourceText } from '../core/source-text.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Expression } from './expression.ts';
import type { RuleKind } from './grammar.ts';
import type { ModeAction } from './lexer-rule.ts';

/** What a notation reader hands over: names are not resolved, nothing is checked beyond syntax. */
export interface GrammarDraft {
  readonly name: string;
  readonly source: SourceText;
  readonly rules: readonly DraftRule[];
  /** Undefined: the first syntax rule, else the first rule. */
  readonly start: string | undefined;
  /** Undefined: every `token` and `skip` rule in order, in one mode. */
  readonly lexerRules?: readonly DraftLexerRule[];
  /** One for everything that was read over: actions, predicates, options. */
  readonly warnings: readonly Diagnostic[];
}

/** A rule as a notation reader hands it over. */
export interface DraftRule {
  readonly name: string;
  readonly kind: RuleKind;
  readonly body: Expression;
  /** Where the rule stands; offsets of references in `body` are offsets into this text too. */
  readonly source: SourceText;
  readonly offset: number;
}

/** `LexerRule` with names for indexes. */
export interface DraftLexerRule {
  readonly rule: string;
  readonly type: string;
  readonly mode: string;
  readonly hidden: boolean;
  readonly more: boolean;
  readonly modeActions: readonly ModeAction[];
  readonly guarded: boolean;
}
