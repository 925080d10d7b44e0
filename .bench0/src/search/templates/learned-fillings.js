import { inputsOf } from '../../constraint/domains/domain-inputs.js';
const keptPerToken = 8;
/** Fillings of holes that brought new coverage, by token: samples for later templates. */
export class LearnedFillings {
    #byToken = new Map();
    note({ text, template }, holes) {
        for (const [i, filling] of inputsOf(template, text)) {
            const known = this.#of(holes[i]);
            if (known.includes(filling))
                continue;
            known.push(filling);
            if (known.length > keptPerToken)
                known.shift();
        }
    }
    /**
     * Returns a learned filling for a hole. It changes with `turn` and is the same for all holes of a token within one
     * turn.
     */
    fillingOf(hole, turn) {
        const known = this.#of(hole);
        return known[turn % known.length];
    }
    #of({ token, length, isOpen }) {
        const key = isOpen ? token.name : `${length} ${token.name}`;
        let known = this.#byToken.get(key);
        if (known === undefined)
            this.#byToken.set(key, (known = []));
        return known;
    }
}
