import { randomValue } from '../mutation/random-value.js';
import { neverDone } from '../strategy.js';
const inputsPerTask = 64;
/** Random inputs of the domain, independent of earlier runs: the baseline for all other strategies. */
export class RandomStrategy {
    #space;
    #random;
    constructor(space, random) {
        this.#space = space;
        this.#random = random;
    }
    next() {
        const inputs = Array.from({ length: inputsPerTask }, () => ({
            value: this.#space.inputOf(this.#space.domains.map((domain) => randomValue(domain, this.#random))),
            origin: { kind: 'random' },
        }));
        return { kind: 'run', inputs };
    }
    ran() { }
    status() {
        return neverDone;
    }
}
