import type { Grammar } from '../../grammar/grammar.ts';
import { type Count, CountTable } from './count-table.ts';
import { derivationGraph } from './derivation-graph.ts';
import type { Measure } from './measure.ts';
import { splitGraph } from './split-graph.ts';

/**
 * How many derivations a grammar has by size, counted without listing them. `infinite` where something can stand below
 * itself without adding to the size.
 */
export class DerivationCounts {
  private readonly table: CountTable;

  constructor(grammar: Grammar, measure: Measure = 'characters') {
    this.table = new CountTable(splitGraph(derivationGraph(grammar, measure)));
  }

  of(size: number): Count {
    return this.table.total(size);
  }
}
