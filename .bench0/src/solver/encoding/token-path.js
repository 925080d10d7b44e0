import { tokensInput } from '../../core/lexicon.js';
import { IntervalSet } from '../../constraint/interval-set.js';
import { endOfInput } from '../grammar/alphabet.js';
import { SymbolPath } from './symbol-path.js';
const end = IntervalSet.of(endOfInput);
/** Reads conditions on tokens. */
export class TokenPath extends SymbolPath {
    #terminals;
    constructor(path, table, terminals) {
        super(path, table);
        this.#terminals = terminals;
    }
    *setsOf({ memberships }) {
        for (const { variable, set } of memberships) {
            if (variable.name !== 'token' || variable.input !== tokensInput)
                continue;
            const { end: endTerminal, unknown, possible } = this.#terminals;
            const known = set.intersect(possible).union(unknown);
            yield [variable.position, known.has(endTerminal) ? known.union(end) : known];
        }
    }
}
