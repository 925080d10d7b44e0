import { DerivedSolver } from '../derived/derived-solver.js';
import { variableRange } from '../path/variable-range.js';
import { FrozenPositions } from './frozen-positions.js';
import { solveWith } from './position-path.js';
import { PositionTable } from './position-table.js';
import { SpanFinder } from './span-finder.js';
/**
 * Decides flips of conditions on single positions and lengths, for inputs of all lengths at once and without a search.
 * Where parts of the input are computed, it tries inputs in which they lie as in the run.
 */
export class PositionSolver {
    #reader;
    #derivedReader;
    #path;
    #exact;
    #spans;
    #derived;
    #assumed;
    /** `derived`: reads conditions on computed texts. */
    constructor(reader, derived, path) {
        this.#reader = reader;
        this.#derivedReader = derived;
        this.#path = path;
        this.#spans = new SpanFinder(path.pool, path.run);
        this.#exact = this.#tableOf((event) => reader.read(event));
    }
    /** `confirm` returns the input of a model if all conditions hold for it. */
    solve(flipped, end, confirm) {
        const reading = this.#reader.read(flipped);
        if (reading !== undefined) {
            const answer = this.#solveIn(this.#exact, reading, end, confirm);
            if (answer.kind !== 'open')
                return answer;
        }
        this.#derived ??= new DerivedSolver(this.#derivedReader, this.#path, this.#spans);
        const byDerived = this.#derived.solve(flipped, end, confirm);
        if (byDerived.kind !== 'open')
            return byDerived;
        const { frozen, table } = (this.#assumed ??= this.#assume());
        const likely = reading ?? this.#reader.read(frozen.freeze(flipped));
        const answer = likely && this.#solveIn(table, likely, end, confirm);
        return answer?.kind === 'sat' ? answer : { kind: 'open' };
    }
    #solveIn(table, reading, end, confirm) {
        return solveWith(table, reading, this.#path, end, (model) => {
            const input = confirm(model);
            return input && { input, model };
        });
    }
    #assume() {
        const frozen = new FrozenPositions(this.#path.pool, this.#path.run, this.#spans);
        const read = (event) => this.#reader.read(event) ?? this.#reader.read(frozen.freeze(event));
        return { frozen, table: this.#tableOf(read) };
    }
    #tableOf(read) {
        const { pool, run, limits } = this.#path;
        return new PositionTable(read, {
            pool,
            rangeOf: (variable) => variableRange(variable, limits),
            valueOf: (variable) => run.valueOf(variable),
        });
    }
}
