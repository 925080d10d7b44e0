/** Remembers at least the last `capacity` values that were added, in bounded memory. */
export class RecentSet {
    #capacity;
    #young = new Set();
    #old = new Set();
    constructor(capacity) {
        this.#capacity = capacity;
    }
    has(value) {
        return this.#young.has(value) || this.#old.has(value);
    }
    add(value) {
        this.#young.add(value);
        if (this.#young.size < this.#capacity)
            return;
        this.#old = this.#young;
        this.#young = new Set();
    }
}
