import { Random } from '../../core/random.js';
/** With this sample size, estimated shares are accurate to a few percent. */
const mostKept = 256;
/** Uniform random sample of the inputs that were run (reservoir sampling). */
export class RunSample {
    inputs = [];
    #random;
    #seen = 0;
    constructor(seed) {
        this.#random = new Random(seed);
    }
    note(input) {
        const place = this.#seen < mostKept ? this.#seen : this.#random.int(this.#seen + 1);
        this.#seen++;
        if (place < mostKept)
            this.inputs[place] = input;
    }
}
