/** Random derivations: smaller sizes are drawn more often, and all derivations of one size are equally likely. */
export class DrawnDerivations {
    #ranked;
    #random;
    #sizes;
    /** Draws sizes up to `largest`; if every size is larger, draws the smallest one. */
    constructor(ranked, largest, random) {
        this.#ranked = ranked;
        this.#random = random;
        const sizes = Array.from({ length: largest + 1 }, (_, size) => size).filter((size) => ranked.count(size) > 0n);
        this.#sizes = sizes.length > 0 ? sizes : [ranked.nearestSizes(largest).larger ?? 0];
    }
    next() {
        // Small derivations run fast, so the index is drawn log-uniformly: every doubling of it is equally likely.
        const size = this.#sizes[Math.floor(this.#sizes.length ** this.#random.float()) - 1];
        return { tree: this.#ranked.at(size, this.#random.bigint(this.#ranked.count(size))), size };
    }
}
