/** Which runs passed the counters of the files. */
export class CounterFacts {
    #first = new Map();
    #passes;
    constructor({ kept, observations }) {
        this.#passes = observations.passes;
        for (const entry of kept) {
            for (const [hash, counters] of Object.entries(entry.raised ?? {})) {
                for (const counter of counters) {
                    const key = `${hash} ${counter}`;
                    if (!this.#first.has(key))
                        this.#first.set(key, entry);
                }
            }
        }
    }
    /** The first input that passed the counter. */
    firstInput(contentHash, counter) {
        return this.#first.get(`${contentHash} ${counter}`);
    }
    /** A journal may be newer than the numbers of runs, so an input alone shows that there was a run. */
    runs(contentHash, counter) {
        const counted = this.#passes[contentHash]?.all[counter] ?? 0;
        return Math.max(counted, this.firstInput(contentHash, counter) === undefined ? 0 : 1);
    }
    recorded(contentHash, counter) {
        return this.#passes[contentHash]?.recorded[counter] ?? 0;
    }
}
