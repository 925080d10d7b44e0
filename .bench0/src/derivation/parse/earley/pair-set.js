/** A set of pairs of small non-negative integers with a clear operation that takes constant time. */
export class PairSet {
    #first = new Int32Array(64);
    #second = new Int32Array(64);
    #stamps = new Int32Array(64);
    #stamp = 1;
    #size = 0;
    clear() {
        this.#size = 0;
        this.#stamp++;
    }
    /** Adds a pair; returns false if it was already present. */
    add(a, b) {
        if (this.#size * 2 >= this.#first.length)
            this.#grow();
        const slot = this.#slotOf(a, b);
        if (this.#stamps[slot] === this.#stamp)
            return false;
        this.#first[slot] = a;
        this.#second[slot] = b;
        this.#stamps[slot] = this.#stamp;
        this.#size++;
        return true;
    }
    /** Returns the slot of the pair, or the free slot where it belongs. */
    #slotOf(a, b) {
        const mask = this.#first.length - 1;
        let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 7;
        for (;;) {
            slot &= mask;
            if (this.#stamps[slot] !== this.#stamp)
                return slot;
            if (this.#first[slot] === a && this.#second[slot] === b)
                return slot;
            slot++;
        }
    }
    #grow() {
        const first = this.#first;
        const second = this.#second;
        const stamps = this.#stamps;
        this.#first = new Int32Array(first.length * 2);
        this.#second = new Int32Array(first.length * 2);
        this.#stamps = new Int32Array(first.length * 2);
        this.#size = 0;
        for (let i = 0; i < first.length; i++) {
            if (stamps[i] === this.#stamp)
                this.add(first[i], second[i]);
        }
    }
}
