import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import type { InputLimits } from '../chain/solver.ts';
import type { VariableValues } from '../chain/verdict.ts';
import type { PositionTable } from './position-table.ts';
import type { PositionReading } from './reading.ts';

/** The path of a run, as the position solver sees it. */
export interface PositionPath {
  readonly pool: ExpressionPool;
  readonly run: Assignment;
  readonly limits: InputLimits;
  eventAt(index: number): Expr;
}

/** `found` may still be excluded by conditions that have no reading. */
export type PositionAnswer =
  | { readonly kind: 'unsat' }
  | { readonly kind: 'open' }
  | { readonly kind: 'sat'; readonly input: Assignment; readonly model: VariableValues };

/** An input that takes the flip, and the values of variables that make it from the run's. */
export interface ConfirmedModel {
  readonly input: Assignment;
  readonly model: VariableValues;
}

/** `confirm` returns the input of a model of the table if all conditions hold for it. */
export function solveWith(
  table: PositionTable,
  reading: PositionReading,
  path: PositionPath,
  end: number,
  confirm: (model: VariableValues) => ConfirmedModel | undefined,
): PositionAnswer {
  while (table.length < end) table.push(path.eventAt(table.length));
  let isRefuted = true;
  for (const conjunction of reading) {
    const models = table.modelsOf(conjunction, end);
    if (models === undefined) continue;
    isRefuted = false;
    for (const model of models) {
      const confirmed = confirm(model);
      if (confirmed !== undefined) return { kind: 'sat', ...confirmed };
    }
  }
  return { kind: isRefuted ? 'unsat' : 'open' };
}
