/** Random seeds start after this many flips: a small target is complete before, with one test for each path. */
const flipsBefore = 24;
const mostSeedBatches = 24;
/** Number of consecutive seed batches without new coverage after which no more seeds are drawn. */
const patience = 6;
/**
 * A hybrid of solving and random inputs. It draws random seeds if the user gave none, and runs one batch of mutants
 * for every flip that the solver leaves unknown. The search observes the random inputs that brought new coverage.
 */
export class HybridSearch {
    #search;
    #chance;
    #drawn = new WeakSet();
    #flips = 0;
    #undecided = 0;
    #drawnRuns = 0;
    #searchedRuns = 0;
    #seedBatches = 0;
    #batchesWithoutGain = 0;
    constructor(search, chance) {
        this.#search = search;
        this.#chance = chance;
    }
    next() {
        const isOverdrawn = this.#chance.isRationed === true && this.#drawnRuns >= this.#searchedRuns;
        if (isOverdrawn)
            return this.#watched(this.#search.next()) ?? this.#drawnBatch();
        return this.#drawnBatch() ?? this.#watched(this.#search.next());
    }
    /** A batch of random seeds or of mutants, if any are due. */
    #drawnBatch() {
        const batch = this.#wantsSeeds() ? this.#seeds() : this.#undecided > 0 ? this.#guesses() : undefined;
        return batch?.kind === 'run' ? this.#draw(batch) : undefined;
    }
    #draw(batch) {
        for (const input of batch.inputs)
            this.#drawn.add(input);
        return batch;
    }
    ran(run) {
        if (run.input.origin.kind === 'seed')
            this.#seedBatches = mostSeedBatches;
        const isDrawn = this.#drawn.has(run.input);
        if (isDrawn)
            this.#drawnRuns++;
        else
            this.#searchedRuns++;
        if (isDrawn && run.gain > 0)
            this.#batchesWithoutGain = 0;
        if (!isDrawn || run.gain > 0)
            this.#search.ran(run);
        this.#chance.guesses.ran(run);
    }
    status() {
        return this.#search.status();
    }
    #wantsSeeds() {
        if (this.#chance.seeds === undefined)
            return false;
        return this.#flips >= flipsBefore && this.#seedBatches < mostSeedBatches && this.#batchesWithoutGain < patience;
    }
    #seeds() {
        this.#seedBatches++;
        this.#batchesWithoutGain++;
        return this.#chance.seeds?.next();
    }
    #guesses() {
        this.#undecided--;
        return this.#chance.guesses.next();
    }
    #watched(task) {
        if (task?.kind !== 'expand')
            return task;
        return {
            ...task,
            choose: (recording) => {
                const flips = task.choose(recording);
                this.#flips += flips.length;
                return flips;
            },
            derive: (answers) => {
                this.#undecided += answers.filter(({ verdict }) => verdict === 'unknown').length;
                return task.derive(answers);
            },
        };
    }
}
