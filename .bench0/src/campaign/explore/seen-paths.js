import { pathHash } from '../../search/path/path-hash.js';
/**
 * The set of distinct paths of the runs. Only recorded runs have known paths; until the first recording, distinct
 * coverage counts instead.
 */
export class SeenPaths {
    #hashes = new Set();
    #coverageSets = new WeakSet();
    #coverageKeys = new Set();
    #fresh = [];
    constructor(before) {
        for (const hash of before)
            this.#hashes.add(hash);
    }
    get count() {
        return this.#hashes.size > 0 ? this.#hashes.size : this.#coverageKeys.size;
    }
    has(hash) {
        return this.#hashes.has(hash);
    }
    recorded(path) {
        const hash = pathHash(path);
        if (this.#hashes.has(hash))
            return;
        this.#hashes.add(hash);
        this.#fresh.push(hash);
    }
    /** Runs with equal coverage usually share one coverage object. */
    covered(coverage) {
        if (this.#hashes.size > 0 || this.#coverageSets.has(coverage))
            return;
        this.#coverageSets.add(coverage);
        this.#coverageKeys.add(coverage.map(({ contentHash, counters }) => `${contentHash} ${counters.join()}`).join());
    }
    /** Returns the paths that are new since the last call. */
    takeFresh() {
        const taken = this.#fresh;
        this.#fresh = [];
        return taken;
    }
}
