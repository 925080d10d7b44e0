import type { ApplicationOperator } from '../expression.ts';
import { byteOperators } from './byte-operators.ts';
import { languageOperators } from './language-operators.ts';
import { numberOperators } from './number-operators.ts';
import type { OperatorFunction } from './operator-function.ts';
import { regExpOperators } from './regexp-operators.ts';
import { stringOperators } from './string-operators.ts';
import { tableOperators } from './table-operators.ts';
import { textFormatOperators } from './text-format-operators.ts';

/** Operators whose value depends on the values of all operands; the evaluator handles the others itself. */
export type StrictOperator = Exclude<ApplicationOperator, 'and' | 'or' | 'conditional' | 'opaque'>;

export const operatorFunctions: Readonly<Record<StrictOperator, OperatorFunction>> = {
  ...languageOperators,
  ...stringOperators,
  ...numberOperators,
  ...byteOperators,
  ...tableOperators,
  ...regExpOperators,
  ...textFormatOperators,
};
