/** Up to this total the set has one bit per rank (16 MB); above it, only the members are stored. */
const mostBits = 1 << 27;
/** A growing set of ranks below a fixed total. */
export class RankSet {
    #bits;
    #members = new Set();
    #count = 0;
    constructor(total) {
        this.#bits = total <= mostBits ? new Uint8Array(Number(total + 7n) >> 3) : undefined;
    }
    get size() {
        return this.#bits === undefined ? this.#members.size : this.#count;
    }
    /** Adds a rank; returns true if it is new. */
    add(rank) {
        if (this.has(rank))
            return false;
        if (this.#bits === undefined) {
            this.#members.add(rank);
            return true;
        }
        const index = Number(rank);
        this.#bits[index >> 3] = this.#bits[index >> 3] | (1 << (index & 7));
        this.#count++;
        return true;
    }
    has(rank) {
        if (this.#bits === undefined)
            return this.#members.has(rank);
        const index = Number(rank);
        return (this.#bits[index >> 3] & (1 << (index & 7))) !== 0;
    }
}
