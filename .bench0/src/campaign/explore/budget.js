/** Upper limit of hangs and memory exhaustions that are examined: each takes seconds, and similar inputs fail alike. */
const mostCostly = 6;
/** After this many consecutive tasks without a new input, the strategy counts as exhausted. */
const mostFruitlessTasks = 2000;
/** Decides when to stop exploring. */
export class Budget {
    #limits;
    #clock;
    #runs;
    /** Runs that were started and have not been counted yet. */
    #underWay = 0;
    #runsSinceGain = 0;
    #fruitlessTasks = 0;
    #costly = 0;
    #costlyMs = 0;
    /** Inputs that were not run, and flips that were not solved, because the budget was spent. */
    skipped = 0;
    /** `runs` is the number of runs of an earlier part of the campaign. */
    constructor(limits, clock, runs) {
        this.#limits = limits;
        this.#clock = clock;
        this.#runs = runs;
    }
    /** Reserves at most so many runs, and answers how many: several explorers draw on one budget. */
    reserve(wanted) {
        const reserved = Math.max(0, Math.min(wanted, this.#runsLeft - this.#underWay));
        this.#underWay += reserved;
        return reserved;
    }
    /** Gives back reserved runs that did not come about. */
    release(reserved) {
        this.#underWay -= reserved;
    }
    /** Counts one of the reserved runs. */
    ran(gain) {
        this.#underWay--;
        this.#runs++;
        this.#fruitlessTasks = 0;
        this.#runsSinceGain = gain > 0 ? 0 : this.#runsSinceGain + 1;
    }
    /** Called for a task whose inputs were all run before. */
    ranNothing() {
        if (++this.#fruitlessTasks === mostFruitlessTasks)
            this.skipped++;
    }
    /**
     * True if the strategy keeps requesting inputs that were run before. A strategy that draws from a small space at
     * random would do so without end.
     */
    get isFruitless() {
        return this.#fruitlessTasks >= mostFruitlessTasks;
    }
    get #runsLeft() {
        return Math.max(0, (this.#limits.runs ?? Infinity) - this.#runs);
    }
    /** Returns true if one more hang or memory exhaustion may be examined, and counts it. */
    allowsCostly() {
        return this.#costlyMs < this.#clock.costlyMs && this.#costly++ < mostCostly;
    }
    spentOnCostly(milliseconds) {
        this.#costlyMs += milliseconds;
    }
    get stopReason() {
        if (this.#clock.isInterrupted)
            return 'interrupted';
        if (this.#runsLeft === 0)
            return 'runs';
        if (this.#runsSinceGain >= (this.#limits.plateauRuns ?? Infinity))
            return 'plateau';
        return this.#clock.exploring.isOver ? 'time' : undefined;
    }
}
