import type { BestProductions } from '../best-productions.ts';
import type { Completion } from '../completion.ts';
import type { OpenEnd } from '../earley/continuation.ts';
import type { DottedGrammar } from '../earley/dotted-grammar.ts';
import type { ItemLeftCorners } from '../earley/left-corners.ts';
import { openItems } from './open-items.ts';
import { writeItems } from './write-items.ts';

/**
 * Always uses the same production for a nonterminal: the cheapest yields give the shortest word, the lowest trees
 * follow the rule of the paper. Productions that have already begun are finished with the fewest symbols in both cases.
 */
export class FixedCompletion implements Completion {
  readonly #grammar: DottedGrammar;
  readonly #corners: ItemLeftCorners;
  readonly #best: BestProductions;

  constructor(grammar: DottedGrammar, corners: ItemLeftCorners, best: BestProductions) {
    this.#grammar = grammar;
    this.#corners = corners;
    this.#best = best;
  }

  complete(end: OpenEnd): number[] {
    const grammar = this.#grammar;
    const best = this.#best;
    const cheapest = (symbol: number, whole: number): number | undefined =>
      symbol === whole ? undefined : this.#corners.of(whole).item[grammar.slotOf(symbol)];
    return writeItems(grammar, openItems(end, grammar, cheapest), (nonterminal) =>
      grammar.itemOf(best.production[nonterminal]!),
    );
  }
}
