import { operatorCode, operators } from '../../core/operators.ts';
import type { ExpressionTable } from '../recording/expression-table.ts';

/** By operator code: 1 if the result can be undefined. */
const givesUndefined = new Uint8Array(operators.length);
for (const name of [
  'indexString',
  'at',
  'codePointAt',
  'select',
  'lookup',
  'regExpGroup',
  'regExpGroupIndex',
  'regExpMatchAllGroup',
  'splitPart',
  'regExpSplitPart',
  'jsonValue',
  'jsonKey',
  'conditional',
  'utf8Byte',
] as const) {
  givesUndefined[operatorCode[name]] = 1;
}

/** True if the value of an expression can be undefined or null on another input. */
export function mayBeUndefined(table: ExpressionTable, shadow: number): boolean {
  return givesUndefined[table.operatorOf(shadow)] === 1;
}
