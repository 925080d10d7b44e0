import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { VariableValues } from '../chain/verdict.ts';
import type { DerivedReader } from '../derived/derived-reader.ts';
import { DerivedSolver } from '../derived/derived-solver.ts';
import { variableRange } from '../path/variable-range.ts';
import { FrozenPositions } from './frozen-positions.ts';
import { solveWith, type PositionAnswer, type PositionPath } from './position-path.ts';
import type { PositionReader } from './position-reader.ts';
import { PositionTable } from './position-table.ts';
import type { PositionReading } from './reading.ts';
import { SpanFinder } from './span-finder.ts';

/**
 * Decides flips of conditions on single positions and lengths, for inputs of all lengths at once and without a search.
 * Where parts of the input are computed, it tries inputs in which they lie as in the run.
 */
export class PositionSolver {
  readonly #reader: PositionReader;
  readonly #derivedReader: DerivedReader;
  readonly #path: PositionPath;
  readonly #exact: PositionTable;
  readonly #spans: SpanFinder;
  #derived: DerivedSolver | undefined;
  #assumed: { readonly frozen: FrozenPositions; readonly table: PositionTable } | undefined;

  /** `derived`: reads conditions on computed texts. */
  constructor(reader: PositionReader, derived: DerivedReader, path: PositionPath) {
    this.#reader = reader;
    this.#derivedReader = derived;
    this.#path = path;
    this.#spans = new SpanFinder(path.pool, path.run);
    this.#exact = this.#tableOf((event) => reader.read(event));
  }

  /** `confirm` returns the input of a model if all conditions hold for it. */
  solve(flipped: Expr, end: number, confirm: (model: VariableValues) => Assignment | undefined): PositionAnswer {
    const reading = this.#reader.read(flipped);
    if (reading !== undefined) {
      const answer = this.#solveIn(this.#exact, reading, end, confirm);
      if (answer.kind !== 'open') return answer;
    }
    this.#derived ??= new DerivedSolver(this.#derivedReader, this.#path, this.#spans);
    const byDerived = this.#derived.solve(flipped, end, confirm);
    if (byDerived.kind !== 'open') return byDerived;
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
    return solveWith(table, reading, this.#path, end, (model) => {
      const input = confirm(model);
      return input && { input, model };
    });
  }

  #assume(): { readonly frozen: FrozenPositions; readonly table: PositionTable } {
    const frozen = new FrozenPositions(this.#path.pool, this.#path.run, this.#spans);
    const read = (event: Expr): PositionReading | undefined =>
      this.#reader.read(event) ?? this.#reader.read(frozen.freeze(event));
    return { frozen, table: this.#tableOf(read) };
  }

  #tableOf(read: (event: Expr) => PositionReading | undefined): PositionTable {
    const { pool, run, limits } = this.#path;
    return new PositionTable(read, {
      pool,
      rangeOf: (variable) => variableRange(variable, limits),
      valueOf: (variable) => run.valueOf(variable),
    });
  }
}
