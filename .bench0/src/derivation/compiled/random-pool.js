/** Small enough to stay in the L1 cache. */
export const poolSize = 4096;
/** Random 16-bit numbers computed in advance, so that generated code needs no call per draw. */
export class RandomPool {
    values = new Uint16Array(poolSize);
    #random;
    constructor(random) {
        this.#random = random;
    }
    refill() {
        this.#random.fillUint16(this.values);
    }
}
