/** The least cost of a task, and its assumed cost until it is done. */
const leastCost = 32;
/** The search over one template's fillings, made when its first turn comes. */
export class Exploration {
    start;
    #searchOne;
    #made;
    #samples;
    #underWay = 0;
    /** The cost left in this turn. */
    #share = 0;
    #turns = 0;
    /** New coverage of the latest turn; before the first turn, that of the samples relative to their length. */
    gain;
    /** Orders explorations of equal gain: the number of templates after which its turn comes. */
    due;
    /** `samples` are the runs of the template with its first filling. */
    constructor(start, samples, due, searchOne) {
        this.start = start;
        this.#samples = samples;
        this.gain = samples.reduce((sum, { gain }) => sum + gain, 0) / (1 + start.reached.length);
        this.due = due;
        this.#searchOne = searchOne;
    }
    get search() {
        if (this.#made === undefined) {
            this.#made = this.#searchOne();
            for (const run of this.#samples)
                this.#made.ran(run);
        }
        return this.#made;
    }
    get isBegun() {
        return this.#made !== undefined;
    }
    /** Starts a turn with twice the share of the turn before. */
    beginTurn(firstShare) {
        this.#share = firstShare * 2 ** this.#turns++;
        this.gain = 0;
    }
    /** A run with new coverage prolongs the turn. */
    ran(run) {
        this.search.ran(run);
        this.gain += run.gain;
        if (run.gain > 0)
            this.#share = Math.max(this.#share, leastCost);
    }
    get isTurnOver() {
        return this.#share <= 0;
    }
    get isIdle() {
        return this.#underWay === 0;
    }
    /** Calls `own` with every input of the task, and `done` with its cost when it is done. */
    next(own, done) {
        const task = this.search.next();
        if (task === undefined)
            return undefined;
        this.#share -= leastCost;
        this.#underWay++;
        const ended = (cost) => {
            this.#underWay--;
            this.#share -= Math.max(0, cost - leastCost);
            task.done?.(cost);
            done(cost);
        };
        if (task.kind === 'run') {
            for (const input of task.inputs)
                own(input);
            return { ...task, done: ended };
        }
        const derive = (answers) => {
            const inputs = task.derive(answers);
            for (const input of inputs)
                own(input);
            return inputs;
        };
        return { ...task, derive, done: ended };
    }
}
