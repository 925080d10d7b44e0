import type { Grammar } from '../../grammar/grammar.ts';
import { type DerivationCount, CountTable } from './count-table.ts';
import { derivationGraph } from './derivation-graph.ts';
import type { Measure } from './measure.ts';
import { splitGraph } from './split-graph.ts';

/**
 * Number of derivations of a grammar by size, counted without listing them. The number is `infinite` where a node can
 * contain itself without adding to the size.
 *
 * @example
 * ```ts
 * const counts = new DerivationCounts(loadGrammarSync('json'));
 * console.log(counts.of(6));
 * ```
 */
export class DerivationCounts {
  readonly #table: CountTable;

  constructor(grammar: Grammar, measure: Measure = 'characters') {
    this.#table = new CountTable(splitGraph(derivationGraph(grammar, measure)));
  }

  of(size: number): DerivationCount {
    return this.#table.total(size);
  }
}
