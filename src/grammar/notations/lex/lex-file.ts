import type { SourceText } from '../../../core/text/source-text.ts';
import type { Expression } from '../../expression.ts';

/** A file of lex or flex as written; actions are not interpreted. */
export interface LexFile {
  readonly source: SourceText;
  /** The start conditions except `INITIAL`. */
  readonly conditions: ReadonlyMap<string, StartCondition>;
  /** The definitions that are used; bodies refer to each other as `{NAME}`. */
  readonly definitions: readonly LexDefinition[];
  readonly rules: readonly LexRule[];
  readonly ignoreCase: boolean;
  /** All C code outside of actions. */
  readonly code: string;
}

export interface StartCondition {
  readonly name: string;
  /** True for `%x`: rules without conditions do not apply in it. */
  readonly isExclusive: boolean;
  readonly offset: number;
}

export interface LexDefinition {
  readonly name: string;
  readonly body: Expression;
  readonly offset: number;
}

export interface LexRule {
  /** Undefined for `<<EOF>>`. */
  readonly pattern: Expression | undefined;
  /** The start conditions in which the rule applies, which may include `INITIAL`. */
  readonly conditions: readonly string[];
  /** Code of the action; for `|`, that of the next rule. */
  readonly action: string;
  readonly offset: number;
}

export const initial = 'INITIAL';
