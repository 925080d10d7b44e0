import { operators } from '../../core/operators.ts';
import type { ExpressionTable } from '../recording/expression-table.ts';

/** By operator code: 1 if the result can be undefined. */
const givesUndefined = Uint8Array.from(operators, ({ maybeUndefined = false }) => (maybeUndefined ? 1 : 0));

/** True if the value of an expression can be undefined or null on another input. */
export function mayBeUndefined(table: ExpressionTable, shadow: number): boolean {
  return givesUndefined[table.operatorOf(shadow)] === 1;
}
