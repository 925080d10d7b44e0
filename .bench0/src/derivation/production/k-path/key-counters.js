/** Up to this bound the counters are an array; above it, a map of the nonzero ones. */
const mostDense = 1 << 25;
export function keyCounters(bound) {
    return bound <= mostDense ? new DenseTally(bound) : new SparseTally();
}
class DenseTally {
    #counts;
    constructor(bound) {
        this.#counts = new Uint32Array(bound);
    }
    get(key) {
        return this.#counts[key];
    }
    add(key, amount) {
        this.#counts[key] = this.#counts[key] + amount;
    }
}
class SparseTally {
    #counts = new Map();
    get(key) {
        return this.#counts.get(key) ?? 0;
    }
    add(key, amount) {
        this.#counts.set(key, this.get(key) + amount);
    }
}
