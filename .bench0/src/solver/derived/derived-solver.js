import { Assignment } from '../../constraint/assignment.js';
import { Evaluator } from '../../constraint/evaluate.js';
import { undefinedResult } from '../../constraint/undefined-result.js';
import { variableRange } from '../path/variable-range.js';
import { PositionTable } from '../positions/position-table.js';
import { solveWith } from '../positions/position-path.js';
import { embedded } from './embedded.js';
/**
 * Decides flips of conditions on computed texts as if the texts were inputs. What has no solution there has none. A
 * solution is written into the run's input where the text came from, and must be confirmed.
 */
export class DerivedSolver {
    #reader;
    #path;
    #spans;
    #run;
    #table;
    #values = new Map();
    constructor(reader, path, spans) {
        this.#reader = reader;
        this.#path = path;
        this.#spans = spans;
        this.#run = new Evaluator(path.run);
        this.#table = new PositionTable((event) => reader.read(event), {
            pool: path.pool,
            rangeOf: (variable) => this.#rangeOf(variable),
            valueOf: (variable) => this.#valueOf(variable),
            // Spaces would be trimmed, or separate words.
            addsLetters: true,
        });
    }
    /** `confirm` returns the input of a model if all conditions hold for it. */
    solve(flipped, end, confirm) {
        const reading = this.#reader.read(flipped);
        if (reading === undefined)
            return { kind: 'open' };
        return solveWith(this.#table, reading, this.#path, end, (values) => {
            const model = this.#written(values);
            const input = model && confirm(model);
            return model && input && { input, model };
        });
    }
    #rangeOf(variable) {
        const limit = this.#reader.standIns.rangeOf(variable);
        return variableRange(variable, limit === undefined ? this.#path.limits : new Map([[variable.input, limit]]));
    }
    #valueOf(variable) {
        const value = this.#valueOfTerm(variable);
        if (value === undefined)
            return this.#path.run.valueOf(variable);
        return value === null ? undefinedResult : Assignment.from([[variable.input, value]]).valueOf(variable);
    }
    /** The run's value of the term of a stand-in, null if it has none that the solver understands. */
    #valueOfTerm(variable) {
        const term = this.#reader.standIns.termOf(variable);
        if (term === undefined)
            return undefined;
        let value = this.#values.get(variable.input);
        if (value === undefined) {
            value = this.#run.evaluate(term);
            this.#values.set(variable.input, value);
        }
        return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
    }
    /** The values of inputs with which stand-ins get these values; undefined if that is not known. */
    #written(values) {
        const own = new Map();
        const ofTerms = new Map();
        for (const [variable, value] of values) {
            if (this.#reader.standIns.termOf(variable) === undefined)
                own.set(variable, value);
            else if (ofTerms.has(variable.input))
                ofTerms.get(variable.input).push([variable, value]);
            else
                ofTerms.set(variable.input, [[variable, value]]);
        }
        if (ofTerms.size === 0)
            return own;
        const replacements = [];
        for (const [input, changes] of ofTerms) {
            const replacement = this.#replacement(input, changes);
            if (replacement === undefined)
                return undefined;
            if (replacement !== 'none')
                replacements.push(replacement);
        }
        return embedded(replacements, own, this.#path);
    }
    #replacement(input, changes) {
        const [[variable]] = changes;
        const before = this.#valueOfTerm(variable);
        if (typeof before !== 'string')
            return changes.every(([, value]) => value === before) ? 'none' : undefined;
        const text = Assignment.from([[input, before]])
            .withVariables(changes)
            .inputs.get(input);
        if (text === before)
            return 'none';
        const span = this.#spans.spanOf(this.#reader.standIns.termOf(variable));
        return span === undefined || typeof text !== 'string' ? undefined : { span, text };
    }
}
