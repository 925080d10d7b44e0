import { Assignment } from '../assignment.ts';
import { evaluate } from '../evaluate.ts';
import type { Application, Constant } from '../expression.ts';
import type { ExpressionPool } from '../expression-pool.ts';
import { undefinedResult } from '../undefined-result.ts';

/** The value of an application to constants; undefined if an operand is not constant or there is no value. */
export function foldConstants(expr: Application, pool: ExpressionPool): Constant | undefined {
  if (expr.name === 'opaque' || expr.operands.some((operand) => operand.kind !== 'constant')) return undefined;
  const value = evaluate(expr, Assignment.empty);
  return value === undefinedResult ? undefined : pool.constant(value);
}
