import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import type { InputLimits } from '../chain/solver.ts';
import type { VariableValues } from '../chain/verdict.ts';
import { FrozenPositions } from './frozen-positions.ts';
import type { PositionReader } from './position-reader.ts';
import { PositionTable } from './position-table.ts';
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

/**
 * Decides flips of conditions on single positions and lengths, for inputs of all lengths at once and without a search.
 * Where parts of the input are computed, it tries inputs in which they lie as in the run.
 */
export class PositionSolver {
  readonly #reader: PositionReader;
  readonly #path: PositionPath;
  readonly #exact: PositionTable;
  #assumed: { readonly frozen: FrozenPositions; readonly table: PositionTable } | undefined;

  constructor(reader: PositionReader, path: PositionPath) {
    this.#reader = reader;
    this.#path = path;
    this.#exact = this.#tableOf((event) => reader.read(event));
  }

  /** `confirm` returns the input of a model if all conditions hold for it. */
  solve(flipped: Expr, end: number, confirm: (model: VariableValues) => Assignment | undefined): PositionAnswer {
    const reading = this.#reader.read(flipped);
    if (reading !== undefined) {
      const answer = this.#solveIn(this.#exact, reading, end, confirm);
      if (answer.kind !== 'open') return answer;
    }
    const { frozen, table } = (this.#assumed ??= this.#assume());
    const likely = reading ?? this.#reader.read(frozen.freeze(flipped));
    const answer = likely && this.#solveIn(table, likely, end, confirm);
    return answer?.kind === 'sat' ? answer : { kind: 'open' };
  }

  #solveIn(
    table: PositionTable,
    reading: PositionReading,
    end: number,
    confirm: (model: VariableValues) => Assignment | undefined,
  ): PositionAnswer {
    while (table.length < end) table.push(this.#path.eventAt(table.length));
    let isRefuted = true;
    for (const conjunction of reading) {
      const models = table.modelsOf(conjunction, end);
      if (models === undefined) continue;
      isRefuted = false;
      for (const model of models) {
        const input = confirm(model);
        if (input !== undefined) return { kind: 'sat', input, model };
      }
    }
    return { kind: isRefuted ? 'unsat' : 'open' };
  }

  #assume(): { readonly frozen: FrozenPositions; readonly table: PositionTable } {
    const frozen = new FrozenPositions(this.#path.pool, this.#path.run);
    const read = (event: Expr): PositionReading | undefined =>
      this.#reader.read(event) ?? this.#reader.read(frozen.freeze(event));
    return { frozen, table: this.#tableOf(read) };
  }

  #tableOf(read: (event: Expr) => PositionReading | undefined): PositionTable {
    const { pool, run, limits } = this.#path;
    return new PositionTable(read, pool, run, limits);
  }
}
