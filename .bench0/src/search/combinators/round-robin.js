import { nothingReached, reachedBoth } from '../path/reached.js';
/**
 * Round robin over several strategies: each keeps its turn while it brings new coverage. After every round the
 * patience is doubled.
 */
export class RoundRobin {
    #strategies;
    #owners = new WeakMap();
    #turn = 0;
    #patience;
    #runsWithoutGain = 0;
    /** `patience` is the number of consecutive runs without new coverage after which the turn ends. */
    constructor(strategies, patience) {
        this.#strategies = strategies;
        this.#patience = patience;
    }
    next() {
        if (this.#runsWithoutGain >= this.#patience)
            this.#passOn();
        for (let tried = 0; tried < this.#strategies.length; tried++) {
            const task = this.#strategies[this.#turn]?.next();
            if (task !== undefined)
                return this.#owned(task, this.#turn);
            this.#passOn();
        }
        return undefined;
    }
    ran(run) {
        const owner = this.#owners.get(run.input);
        if (owner === this.#turn)
            this.#runsWithoutGain = run.gain > 0 ? 0 : this.#runsWithoutGain + 1;
        if (owner !== undefined)
            this.#strategies[owner]?.ran(run);
        // Seeds belong to all strategies.
        else
            for (const strategy of this.#strategies)
                strategy.ran(run);
    }
    status() {
        const standings = this.#strategies.map((strategy) => strategy.status());
        const divergences = new Map();
        for (const { divergences: own } of standings)
            for (const [site, count] of own)
                divergences.set(site, (divergences.get(site) ?? 0) + count);
        const reached = standings.reduce((all, status) => reachedBoth(all, status.reached ?? nothingReached), nothingReached);
        return { obstacles: [...new Set(standings.flatMap(({ obstacles }) => obstacles))], divergences, reached };
    }
    #passOn() {
        this.#turn = (this.#turn + 1) % this.#strategies.length;
        this.#runsWithoutGain = 0;
        if (this.#turn === 0)
            this.#patience *= 2;
    }
    #owned(task, owner) {
        const note = (inputs) => {
            for (const input of inputs)
                this.#owners.set(input, owner);
            return inputs;
        };
        if (task.kind === 'run')
            return { ...task, inputs: note(task.inputs) };
        return { ...task, derive: (answers) => note(task.derive(answers)) };
    }
}
