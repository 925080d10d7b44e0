import { IntervalSet } from '../../constraint/interval-set.js';
/** Inputs have smaller numbers. */
const firstNumber = 1 << 19;
/**
 * Variables that stand for computed terms: a text cut out of the input, a position found in it, a test of it. The
 * numbers of their inputs are beyond those of the inputs of a run.
 */
export class StandIns {
    #pool;
    #numbers = new Map();
    #terms = [];
    #ranges = [];
    constructor(pool) {
        this.#pool = pool;
    }
    /** `lengths`: all lengths that a value of the term can have. */
    text(term, lengths) {
        return this.#pool.variable('text', this.#numberOf(term, lengths));
    }
    /** `range`: all values of the term, which is a 32-bit integer wherever it has a value. */
    integer(term, range) {
        return this.#pool.variable('int32Value', this.#numberOf(term, range));
    }
    truth(term) {
        return this.#pool.variable('booleanValue', this.#numberOf(term, booleans));
    }
    /** The term that a variable stands for; undefined for a variable of an input. */
    termOf({ input }) {
        return this.#terms[input - firstNumber];
    }
    /** The lengths of a text that stands for a term, or the values of another variable that does. */
    rangeOf({ input }) {
        return this.#ranges[input - firstNumber];
    }
    #numberOf(term, range) {
        const known = this.#numbers.get(term);
        if (known !== undefined)
            return known;
        const made = firstNumber + this.#terms.length;
        this.#numbers.set(term, made);
        this.#terms.push(term);
        this.#ranges.push(range);
        return made;
    }
}
const booleans = IntervalSet.range(0, 1);
