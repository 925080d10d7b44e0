import { inputId, shapedInputId } from '../../execution/input/input.js';
import { DecisionLedger } from './decision-ledger.js';
import { DecisionTree } from './decision-tree.js';
import { PassCounts } from './pass-counts.js';
import { SolvingTimes } from './solving-times.js';
/**
 * What a campaign observed of each branch: which runs passed it, and what the solver said of the ways not taken. It
 * has no influence on the campaign; reports read it.
 */
export class Ledger {
    #passes;
    #decisions;
    #tree = new DecisionTree();
    #times;
    /** A resumed campaign continues the ledger of its earlier part, without the tree, which grows anew. */
    constructor(before) {
        this.#passes = new PassCounts(before?.passes);
        this.#decisions = new DecisionLedger(before?.decisions);
        this.#times = new SolvingTimes(before?.solving);
    }
    ran(input, run) {
        this.#passes.ran(input, run.coverage);
    }
    recorded(input, { path }) {
        if (path === undefined)
            return;
        this.#passes.recorded(input);
        this.#decisions.recorded(path);
        this.#tree.recorded(path, inputId(input));
    }
    solved(input, recording, flips, mode) {
        const id = inputId(input);
        for (const flip of flips)
            this.#times.solved(id, flip);
        this.#decisions.solved(recording, flips, mode, shapedInputId(input) === id);
        if (recording.path !== undefined)
            this.#tree.solved(recording.path, flips);
    }
    observed() {
        return {
            passes: this.#passes.counts(),
            decisions: this.#decisions.list(),
            tree: this.#tree.list(),
            solving: this.#times.sums(),
        };
    }
}
