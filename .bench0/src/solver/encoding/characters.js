import { IntervalSet } from '../../constraint/interval-set.js';
import { CharacterPath } from './character-path.js';
/** Encodes words as texts; their symbols are code units. */
export class Characters {
    grammar;
    parent;
    #input;
    #text;
    #pool;
    constructor(grammar, input, text, pool) {
        this.grammar = grammar;
        this.#input = input;
        this.#text = text;
        this.#pool = pool;
        this.parent = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    }
    open(table) {
        return new CharacterPath(this.grammar.open(this.parent), this.#input, table);
    }
    encode(symbols) {
        let text = '';
        for (const unit of symbols)
            text += String.fromCharCode(unit);
        return new Map([[this.#pool.variable('text', this.#input), text]]);
    }
    changesIn({ inputs }) {
        const text = inputs.get(this.#input);
        const sets = typeof text === 'string' ? changedUnits(this.#text, text) : new Map();
        return { sets, encode: (symbols) => this.encode(symbols) };
    }
}
function changedUnits(before, after) {
    const changed = new Map();
    for (let i = 0; i < after.length; i++) {
        const unit = after.charCodeAt(i);
        if (before.charCodeAt(i) !== unit)
            changed.set(i, IntervalSet.of(unit));
    }
    return changed;
}
