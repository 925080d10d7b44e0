import type { Assignment } from '../../constraint/assignment.ts';
import type { Variable } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import type { VariableValues } from '../chain/verdict.ts';

/** The inputs that differ from the run's, as values of whole inputs. */
export function changesOf({ inputs }: Assignment, run: Assignment, pool: ExpressionPool): VariableValues {
  const changes = new Map<Variable, Primitive>();
  for (const [input, value] of inputs) {
    if (typeof value === 'string' && value !== run.inputs.get(input)) changes.set(pool.variable('text', input), value);
  }
  return changes;
}
