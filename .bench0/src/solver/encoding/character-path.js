import { IntervalSet } from '../../constraint/interval-set.js';
import { endOfInput } from '../grammar/alphabet.js';
import { setsByLength } from './sets-by-length.js';
import { SymbolPath } from './symbol-path.js';
const anyUnit = IntervalSet.range(0, 0xffff);
const end = IntervalSet.of(endOfInput);
/** Larger bounds of a length are ignored. */
const longest = 1 << 20;
/** Reads conditions on units and lengths; a text has the end of input from its length on. */
export class CharacterPath extends SymbolPath {
    #input;
    #simplifier;
    constructor(path, input, table) {
        super(path, table);
        this.#input = input;
        this.#simplifier = table.simplifier;
    }
    /** The symbols, by position, of every text for which the conjuncts hold. */
    *setsOf({ memberships, conditions }) {
        for (const membership of memberships)
            yield* this.#setsOfMembership(membership);
        for (const condition of conditions) {
            const read = unitOrEnd(condition, this.#input, this.#simplifier);
            if (read === undefined)
                yield* setsByLength(condition, this.#input, this.path.leastLength, this.#simplifier);
            else
                yield read;
        }
    }
    *#setsOfMembership({ variable, set }) {
        const solid = this.path.leastLength;
        if (variable.name === 'length' && variable.input === this.#input && !set.isEmpty) {
            for (let position = solid; position < set.min; position++)
                yield [position, anyUnit];
            if (set.max < longest)
                yield [set.max, end];
        }
        else if (variable.name === 'unit' && variable.input === this.#input) {
            // A unit that must exist also has a condition on the length.
            yield [variable.position, variable.position < solid ? set : set.union(end)];
        }
    }
}
/** Reads `in.length <= 2 || in[2] !== 45`: the text has ended there, or has one of these units. */
function unitOrEnd(condition, input, simplifier) {
    if (condition.kind !== 'application' || condition.name !== 'or')
        return undefined;
    let position;
    let units = IntervalSet.empty;
    let ended = -1;
    for (const option of condition.operands) {
        const { atom, set } = simplifier.membership(option) ?? {};
        if (atom?.kind !== 'variable' || atom.input !== input || set === undefined)
            return undefined;
        if (atom.name === 'length')
            ended = Math.max(ended, set.max);
        else if (atom.name !== 'unit' || (position ?? atom.position) !== atom.position)
            return undefined;
        else {
            position = atom.position;
            units = units.union(set);
        }
    }
    return position === undefined || ended > position ? undefined : [position, units.union(end)];
}
