import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { GrammarPath } from '../grammar/grammar-path.ts';
import type { Conjuncts } from '../path/conjuncts.ts';
import type { PathTable } from '../path/path-table.ts';

/** Tells a path of the grammar what events say, in their order. */
export abstract class SymbolPath {
  readonly path: GrammarPath;
  private readonly events: PathTable['events'];
  private told = 0;

  constructor(path: GrammarPath, table: PathTable) {
    this.path = path;
    this.events = table.events;
  }

  /** Which symbols at which positions every word has for which this holds. */
  abstract setsOf(conjuncts: Conjuncts): Iterable<readonly [number, IntervalSet]>;

  /** Whether this event has been told already. */
  isPast(event: number): boolean {
    return this.told > event;
  }

  /** Tells what the events before this one leave. */
  advanceTo(event: number): void {
    for (; this.told < event; this.told++) {
      const parts = this.events[this.told] as Conjuncts;
      for (const [position, set] of this.setsOf(parts)) this.path.narrow(position, set);
    }
  }
}
