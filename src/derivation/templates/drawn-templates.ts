import type { Random } from '../../core/random.ts';
import { DrawnDerivations } from '../counting/drawn-derivations.ts';
import type { Measure } from '../counting/measure.ts';
import { RankedDerivations } from '../counting/ranked-derivations.ts';
import type { SymbolicGrammar } from './symbolic-grammar.ts';
import { TemplateMaker } from './template-maker.ts';
import type { Template } from './template.ts';

/** Largest size drawn; by height this corresponds to about thirty tokens. */
const largest = 80;

/** Draws random templates by size, including large ones that enumeration would not reach. */
export class DrawnTemplates {
  readonly #maker: TemplateMaker;
  readonly #drawn: DrawnDerivations;

  constructor(symbolic: SymbolicGrammar, measure: Measure, random: Random) {
    this.#maker = new TemplateMaker(symbolic);
    this.#drawn = new DrawnDerivations(new RankedDerivations(symbolic.grammar, measure), largest, random);
  }

  next(): { readonly template: Template; readonly size: number } {
    const { tree, size } = this.#drawn.next();
    return { template: this.#maker.make(tree), size };
  }
}
