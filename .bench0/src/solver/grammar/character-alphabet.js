import { IntervalSet } from '../../constraint/interval-set.js';
import { Atoms } from '../../grammar/flat/atoms.js';
import { endOfInput } from './alphabet.js';
import { MaskPool } from './earley/mask.js';
/** An alphabet for scannerless grammars: values are characters, and each terminal is a set of them. */
export class CharacterAlphabet {
    values;
    #sets;
    #atoms;
    #pool;
    #maskOfAtom = [];
    #known = new Map();
    /** `last` is the highest character, of code units or of code points. */
    constructor(terminals, last) {
        this.values = IntervalSet.range(endOfInput, last);
        this.#sets = terminals.map((set) => IntervalSet.ranges(set.pairs()));
        this.#atoms = new Atoms(terminals);
        this.#pool = new MaskPool(terminals.length);
    }
    maskOf(set) {
        if (set.size === 1 && set.min >= 0)
            return this.#maskOfCharacter(set.min);
        const key = set.bounds.join();
        let mask = this.#known.get(key);
        if (mask === undefined)
            this.#known.set(key, (mask = this.#find(set)));
        return mask;
    }
    valueOf(terminal, set, preferred) {
        const fitting = this.#sets[terminal].intersect(set);
        if (preferred !== undefined && fitting.has(preferred))
            return preferred;
        for (const pleasant of pleasantCharacters) {
            const common = fitting.intersect(pleasant);
            if (!common.isEmpty)
                return common.min;
        }
        return fitting.min;
    }
    #maskOfCharacter(character) {
        const atom = this.#atoms.of(character);
        return (this.#maskOfAtom[atom] ??= this.#pool.of(this.#atoms.setsOf(atom)));
    }
    #find(set) {
        const terminals = [];
        this.#sets.forEach((members, terminal) => {
            if (!members.intersect(set).isEmpty)
                terminals.push(terminal);
        });
        if (set.has(endOfInput))
            terminals.push(this.#sets.length);
        return this.#pool.of(terminals);
    }
}
/** Prefers letters and digits, then other printable characters, because people read the answers. */
const pleasantCharacters = [
    IntervalSet.range(0x61, 0x7a),
    IntervalSet.range(0x30, 0x39),
    IntervalSet.range(0x41, 0x5a),
    IntervalSet.range(0x20, 0x7e),
];
