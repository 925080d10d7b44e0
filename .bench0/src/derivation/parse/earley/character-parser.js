import { CharSet } from '../../../grammar/characters/char-set.js';
import { Atoms } from '../../../grammar/flat/atoms.js';
import { LrAutomaton } from './lr-automaton.js';
/** A flat grammar over characters, prepared for parsing. */
export class CharacterParser {
    automaton;
    #atoms;
    constructor(flat) {
        this.#atoms = new Atoms(flat.terminals.map((t) => (t.kind === 'character' ? t.set : CharSet.empty)));
        this.automaton = new LrAutomaton(flat, {
            size: this.#atoms.count,
            terminalsOf: (atom) => this.#atoms.setsOf(atom),
        });
    }
    /** Returns the text as a chain with one edge per code point; edge n reads code point n. */
    latticeOf(points) {
        const length = points.length;
        const symbol = new Int32Array(length);
        for (let i = 0; i < length; i++)
            symbol[i] = this.#atoms.of(points[i]);
        return {
            nodeCount: length + 1,
            edgeStart: Int32Array.from({ length: length + 2 }, (_, i) => Math.min(i, length)),
            symbol,
            target: Int32Array.from({ length }, (_, i) => i + 1),
            isEnd: (node) => node === length,
        };
    }
}
