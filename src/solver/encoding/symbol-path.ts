import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { GrammarPath } from '../grammar/grammar-path.ts';
import type { Conjuncts } from '../path/conjuncts.ts';
import type { PathTable } from '../path/path-table.ts';

/** Applies the events of a path, in order, to a path of the grammar. */
export abstract class SymbolPath {
  readonly path: GrammarPath;
  readonly #events: PathTable['events'];
  #told = 0;

  constructor(path: GrammarPath, table: PathTable) {
    this.path = path;
    this.#events = table.events;
  }

  /** The symbols, by position, of every word for which the conjuncts hold. */
  abstract setsOf(conjuncts: Conjuncts): Iterable<readonly [number, IntervalSet]>;

  /** Whether this event has been applied. */
  isPast(event: number): boolean {
    return this.#told > event;
  }

  /** Applies the events before this one. */
  advanceTo(event: number): void {
    for (; this.#told < event; this.#told++) {
      const parts = this.#events[this.#told]!;
      for (const [position, set] of this.setsOf(parts)) this.path.narrow(position, set);
    }
  }
}
