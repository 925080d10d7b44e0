import { inputsOf, refilled, domainValue } from '../../constraint/domains/domain-inputs.js';
import { yieldOf } from '../../derivation/derivation.js';
import { SampleWords } from '../../derivation/templates/sample-words.js';
import { LearnedFillings } from './learned-fillings.js';
const mostVariants = 64;
/**
 * Makes further fillings for templates of one grammar, alternating between learned fillings and random words of the
 * tokens.
 */
export class TemplateSamples {
    #learned = new LearnedFillings();
    #words;
    #random;
    #turn = 0;
    constructor(grammar, random) {
        this.#words = new SampleWords(grammar);
        this.#random = random;
    }
    learn(filled, holes) {
        this.#learned.note(filled, holes);
    }
    refill({ text, template }, holes) {
        const turn = this.#turn++;
        const fillings = new Map(inputsOf(template, text));
        for (const [i, hole] of holes.entries()) {
            const learned = turn % 2 === 0 ? this.#learned.fillingOf(hole, turn >> 1) : undefined;
            const filling = learned ?? this.#anyWord(hole, fillings.get(i));
            if (filling !== undefined)
                fillings.set(i, filling);
        }
        return { text: domainValue(template, fillings), template: refilled(template, fillings, 0) };
    }
    /** Returns a word with as many characters and as many code units as the filling; some characters are two units. */
    #anyWord({ token, isOpen }, filling) {
        const characters = Array.from(filling).length;
        if (isOpen || !this.#words.has(token, characters))
            return undefined;
        const word = yieldOf(this.#words.at(token, characters, this.#random.int(mostVariants)));
        return word.length === filling.length ? word : undefined;
    }
}
