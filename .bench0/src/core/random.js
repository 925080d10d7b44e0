/**
 * Seeded random numbers: sfc32, 32-bit integer arithmetic only, so the same seed gives the same sequence on every
 * machine. `split` derives an independent generator, so that adding a consumer in one place does not shift the numbers
 * of another.
 *
 * @example
 * ```ts
 * const random = new Random('a seed');
 * const words = random.split('words');
 * ```
 */
export class Random {
    #a;
    #b;
    #c;
    #counter = 1;
    constructor(seed) {
        const text = String(seed);
        this.#a = hash(text, 0x9e3779b9);
        this.#b = hash(text, 0x243f6a88);
        this.#c = hash(text, 0xb7e15162);
        for (let i = 0; i < 12; i++)
            this.uint32();
    }
    uint32() {
        const result = (this.#a + this.#b + this.#counter) | 0;
        this.#counter = (this.#counter + 1) | 0;
        this.#a = this.#b ^ (this.#b >>> 9);
        this.#b = (this.#c + (this.#c << 3)) | 0;
        this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
        return result >>> 0;
    }
    /**
     * Fills an array with the halves of the numbers that `uint32` would return, low half first; several times as fast.
     */
    fillUint16(values) {
        // `| 0` tells the engine that these are 32-bit integers, so that it keeps them in registers.
        let a = this.#a | 0;
        let b = this.#b | 0;
        let c = this.#c | 0;
        let counter = this.#counter | 0;
        for (let i = 0; i + 1 < values.length; i += 2) {
            const result = (a + b + counter) | 0;
            counter = (counter + 1) | 0;
            a = b ^ (b >>> 9);
            b = (c + (c << 3)) | 0;
            c = (((c << 21) | (c >>> 11)) + result) | 0;
            values[i] = result & 0xffff;
            values[i + 1] = result >>> 16;
        }
        this.#a = a;
        this.#b = b;
        this.#c = c;
        this.#counter = counter;
    }
    /** Returns an integer in 0..bound-1, without modulo bias. */
    int(bound) {
        if (bound <= 1)
            return 0;
        if (bound > 0x1_0000_0000)
            return Number(this.bigint(BigInt(bound)));
        const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
        let value = this.uint32();
        while (value >= limit)
            value = this.uint32();
        return value % bound;
    }
    /** Returns a number in [0, 1) with 53 random bits. */
    float() {
        return ((this.uint32() >>> 5) * 0x400_0000 + (this.uint32() >>> 6)) / 0x20_0000_0000_0000;
    }
    chance(probability) {
        return this.float() < probability;
    }
    /** Returns an integer in 0..bound-1 for bounds of any size. */
    bigint(bound) {
        if (bound <= 1n)
            return 0n;
        const draws = Math.ceil(bound.toString(2).length / 32);
        const span = 1n << BigInt(32 * draws);
        const limit = span - (span % bound);
        for (;;) {
            let value = 0n;
            for (let i = 0; i < draws; i++)
                value = (value << 32n) | BigInt(this.uint32());
            if (value < limit)
                return value % bound;
        }
    }
    pick(items) {
        if (items.length === 0)
            throw new RangeError('cannot pick from an empty list');
        return items[this.int(items.length)];
    }
    /** Returns an index with a probability proportional to its weight; uniformly if all weights are zero. */
    weighted(weights) {
        let total = 0;
        for (let i = 0; i < weights.length; i++)
            total += weights[i] ?? 0;
        if (!(total > 0))
            return this.int(weights.length);
        let rest = this.float() * total;
        for (let i = 0; i < weights.length; i++) {
            rest -= weights[i] ?? 0;
            if (rest < 0)
                return i;
        }
        return weights.length - 1;
    }
    /** Shuffles in place. */
    shuffle(items) {
        for (let i = items.length - 1; i > 0; i--) {
            const j = this.int(i + 1);
            [items[i], items[j]] = [items[j], items[i]];
        }
        return items;
    }
    split(label) {
        return new Random(`${this.uint32()}/${this.uint32()}/${label}`);
    }
}
/** FNV-1a with a final mix, which is enough to spread seeds such as 1, 2, 3. */
function hash(text, basis) {
    let h = basis | 0;
    for (let i = 0; i < text.length; i++)
        h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return h ^ (h >>> 16);
}
