import { constantKey } from '../constraint/constant-key.js';
import { Evaluator } from '../constraint/evaluate.js';
/** Capacity; beyond it all entries are dropped. */
const mostKept = 4096;
/** Records which input first showed the result of an opaque function for given operands. */
export class SampleOrigins {
    #origins = new Map();
    /** `run` is the assignment of the run in which the samples were taken; `input` is the id of its input. */
    note(samples, run, input) {
        if (this.#origins.size > mostKept)
            this.#origins.clear();
        for (const key of keysOf(samples, run))
            if (!this.#origins.has(key))
                this.#origins.set(key, input);
    }
    /**
     * Returns the inputs other than `own` that showed the results, under another assignment, of the functions called in
     * a run.
     */
    of(samples, under, own) {
        const found = new Set();
        for (const key of keysOf(samples, under)) {
            const origin = this.#origins.get(key);
            if (origin !== undefined && origin !== own)
                found.add(origin);
        }
        return [...found];
    }
}
function keysOf(samples, run) {
    const evaluator = new Evaluator(run);
    return samples.map(({ expr }) => expr.operands.map((operand) => constantKey(evaluator.evaluate(operand))).join());
}
