import { nothingReached, reachedBoth } from '../path/reached.js';
import { neverDone } from '../strategy.js';
const inputsPerTask = 64;
/** Runs words of grammars one after the other; their outcomes do not matter. */
export class GrammarWords {
    #words;
    #reached = nothingReached;
    constructor(words) {
        this.#words = words[Symbol.iterator]();
    }
    next() {
        const inputs = [];
        while (inputs.length < inputsPerTask) {
            const { value, done } = this.#words.next();
            if (done === true)
                break;
            inputs.push({ value: value.input, origin: { kind: 'word' } });
            this.#reached = reachedBoth(this.#reached, value.reached);
        }
        return inputs.length === 0 ? undefined : { kind: 'run', inputs };
    }
    ran() { }
    status() {
        return { ...neverDone, reached: this.#reached };
    }
}
