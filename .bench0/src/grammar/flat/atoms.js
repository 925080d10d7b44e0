/**
 * The coarsest partition of the code points that is compatible with all given sets: no set separates the characters of
 * one atom. Automata and parsers then work on a few dozen atoms instead of a million characters.
 */
export class Atoms {
    /** Number of atoms; atom 0 contains the characters in none of the sets. */
    count;
    #starts;
    #atoms;
    #low = new Int32Array(256);
    #setsByAtom;
    constructor(sets) {
        const changes = new Map([[0, []]]);
        const change = (at, set) => {
            const here = changes.get(at);
            if (here === undefined)
                changes.set(at, [set]);
            else
                here.push(set);
        };
        sets.forEach((set, index) => {
            for (const [from, to] of set.pairs()) {
                change(from, index);
                change(to + 1, index);
            }
        });
        const boundaries = [...changes.keys()].sort((a, b) => a - b);
        const numbers = new Map([['', 0]]);
        const setsByAtom = [[]];
        const inside = new Set();
        this.#starts = Int32Array.from(boundaries);
        this.#atoms = Int32Array.from(boundaries, (at) => {
            for (const set of changes.get(at) ?? [])
                if (!inside.delete(set))
                    inside.add(set);
            const members = [...inside].sort((a, b) => a - b);
            const key = members.join();
            let atom = numbers.get(key);
            if (atom === undefined) {
                atom = setsByAtom.push(members) - 1;
                numbers.set(key, atom);
            }
            return atom;
        });
        this.#setsByAtom = setsByAtom;
        this.count = setsByAtom.length;
        for (let c = 0; c < this.#low.length; c++)
            this.#low[c] = this.#search(c);
    }
    of(codePoint) {
        return codePoint < 256 ? this.#low[codePoint] : this.#search(codePoint);
    }
    /** Returns the indexes of the sets that contain the atom. */
    setsOf(atom) {
        return this.#setsByAtom[atom] ?? [];
    }
    #search(codePoint) {
        let from = 0;
        let to = this.#starts.length - 1;
        while (from < to) {
            const middle = (from + to + 1) >> 1;
            if (this.#starts[middle] <= codePoint)
                from = middle;
            else
                to = middle - 1;
        }
        return this.#atoms[from];
    }
}
