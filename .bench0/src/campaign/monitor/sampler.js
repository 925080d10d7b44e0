import { Random } from '../../core/random.js';
import { informedValue } from '../../search/mutation/informed-value.js';
import { mutateValue } from '../../search/mutation/mutate-value.js';
import { randomValue } from '../../search/mutation/random-value.js';
/**
 * Draws random inputs of a target. It has its own random stream, so that it does not change the course of the
 * campaign.
 */
export class Sampler {
    #space;
    #random;
    /** Literals and names of the sources that values are built from. */
    literals = { texts: [], numbers: [] };
    constructor(space, seed) {
        this.#space = space;
        this.#random = new Random(`${seed}/monitor`);
    }
    /** Draws an input; one value in three ignores the literals of the source. */
    any() {
        const random = this.#random;
        const draw = (domain) => random.chance(1 / 3) ? randomValue(domain, random) : informedValue(domain, this.literals, random);
        return this.#space.inputOf(this.#space.domains.map(draw));
    }
    /** Applies one to three small changes to the input. */
    near(input) {
        const random = this.#random;
        const { domains } = this.#space;
        let args = this.#space.argumentsOf(input);
        if (args.length === 0)
            return input;
        for (let changes = 1 + random.int(3); changes > 0; changes--) {
            const at = random.int(args.length);
            const domain = domains[at];
            if (domain === undefined)
                return input;
            const material = { entries: this.literals.texts, other: args[at] };
            args = args.with(at, mutateValue(domain, args[at], material, random));
        }
        return this.#space.inputOf(args);
    }
    /** Draws an independent input or a variant of one of the given inputs. */
    next(others) {
        if (others.length === 0 || this.#random.chance(0.6))
            return this.any();
        return this.near(this.#random.pick(others));
    }
}
