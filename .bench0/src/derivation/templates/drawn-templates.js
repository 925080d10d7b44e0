import { DrawnDerivations } from '../counting/drawn-derivations.js';
import { RankedDerivations } from '../counting/ranked-derivations.js';
import { TemplateMaker } from './template-maker.js';
/** Largest size drawn; by height this corresponds to about thirty tokens. */
const largest = 80;
/** Draws random templates by size, including large ones that enumeration would not reach. */
export class DrawnTemplates {
    #maker;
    #drawn;
    constructor(symbolic, measure, random) {
        this.#maker = new TemplateMaker(symbolic);
        this.#drawn = new DrawnDerivations(new RankedDerivations(symbolic.grammar, measure), largest, random);
    }
    next() {
        const { tree, size } = this.#drawn.next();
        return { template: this.#maker.make(tree), size };
    }
}
