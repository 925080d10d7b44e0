import { Evaluator } from '../../constraint/evaluate.js';
import { AffectedEvents } from './affected-events.js';
/** Longer inputs are not proposed: evaluating them costs more than they are worth. */
const longestInput = 1 << 20;
/** Work to evaluate an event, in terms: it shares most of its terms with its neighbors. */
const eventWork = 4;
export function isTooLong(model) {
    for (const [{ name }, value] of model)
        if (name === 'length' && value > longestInput)
            return true;
    return false;
}
/** The conditions of a path as the run recorded them; every model is checked against them. */
export class PathEvidence {
    #run;
    #events;
    #affected = new AffectedEvents();
    /** The first event on a whole text or a length. */
    #firstOnLength = Infinity;
    /** Events that the run's own input does not satisfy: an error of the recording, from which nothing is concluded. */
    unfaithful = new Set();
    /** `reader`: tells which positions an event depends on. */
    constructor(events, run, reader) {
        this.#run = run;
        this.#events = events;
        const evaluator = new Evaluator(run);
        for (const [i, event] of events.entries()) {
            this.#affected.add(i, event, reader?.read(event));
            if (this.#firstOnLength === Infinity && speaksOfLength(event))
                this.#firstOnLength = i;
            if (!evaluator.isTrue(event))
                this.unfaithful.add(i);
        }
    }
    /** Whether inputs of other lengths could make a difference to this flip. */
    dependsOnLength(flipped, end) {
        return this.#firstOnLength < end || speaksOfLength(flipped);
    }
    /**
     * The run's input changed by the model, if the flipped condition and all events from `first` to `end` hold for it.
     */
    confirm(model, flipped, end, work, first = 0) {
        if (isTooLong(model))
            return undefined;
        const input = this.#run.withVariables(model);
        const evaluator = new Evaluator(input);
        work.spend(eventWork);
        if (!evaluator.isTrue(flipped))
            return undefined;
        // Events that share no variable with the model keep the truth they had in the run.
        for (const event of this.#affected.before(end, model)) {
            if (event < first || this.unfaithful.has(event))
                continue;
            work.spend(eventWork);
            if (!evaluator.isTrue(this.#events[event]))
                return undefined;
        }
        return input;
    }
    /** Whether the flipped condition and all events before `end` hold for an input, however it was found. */
    holds(input, flipped, end, work) {
        const evaluator = new Evaluator(input);
        work.spend(eventWork);
        if (!evaluator.isTrue(flipped))
            return false;
        for (let event = 0; event < end; event++) {
            if (this.unfaithful.has(event))
                continue;
            work.spend(eventWork);
            if (!evaluator.isTrue(this.#events[event]))
                return false;
        }
        return true;
    }
}
function speaksOfLength({ variables }) {
    return variables.some(({ name }) => name === 'text' || name === 'length');
}
