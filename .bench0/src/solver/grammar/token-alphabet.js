import { IntervalSet } from '../../constraint/interval-set.js';
import { endOfInput } from './alphabet.js';
import { MaskPool } from './earley/mask.js';
/** An alphabet for grammars of tokens: every terminal is its own value. */
export class TokenAlphabet {
    values;
    #end;
    #pool;
    #known = new Map();
    constructor(terminalCount) {
        this.#end = terminalCount;
        this.values = IntervalSet.range(endOfInput, terminalCount - 1);
        this.#pool = new MaskPool(terminalCount);
    }
    maskOf(set) {
        const key = set.bounds.join();
        let mask = this.#known.get(key);
        if (mask === undefined)
            this.#known.set(key, (mask = this.#find(set)));
        return mask;
    }
    valueOf(terminal) {
        return terminal;
    }
    #find(set) {
        const terminals = [];
        for (const [from, to] of set.intersect(this.values)) {
            for (let value = Math.max(from, 0); value <= to; value++)
                terminals.push(value);
        }
        if (set.has(endOfInput))
            terminals.push(this.#end);
        return this.#pool.of(terminals);
    }
}
