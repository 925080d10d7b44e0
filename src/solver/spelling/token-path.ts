import { tokensInput } from '../../core/lexicon.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import { endOfInput } from '../grammar/alphabet.ts';
import type { GrammarPath } from '../grammar/grammar-path.ts';
import type { Conjuncts } from '../path/conjuncts.ts';
import type { PathTable } from '../path/path-table.ts';
import type { SymbolPath } from './spelling.ts';

const end = IntervalSet.of(endOfInput);

/** Tells a path of the grammar what events say of terminals. */
export class TokenPath implements SymbolPath {
  readonly path: GrammarPath;
  private readonly table: PathTable;
  /** What stands for the end of input among the terminals. */
  private readonly endTerminal: number;
  /** Of these nobody knows what they are to the subject: they are in every set. */
  private readonly unknown: IntervalSet;
  private told = 0;

  constructor(path: GrammarPath, endTerminal: number, table: PathTable, unknown: IntervalSet) {
    this.path = path;
    this.endTerminal = endTerminal;
    this.table = table;
    this.unknown = unknown;
  }

  isPast(event: number): boolean {
    return this.told > event;
  }

  advanceTo(event: number): void {
    for (; this.told < event; this.told++) {
      const parts = this.table.events[this.told] as Conjuncts;
      for (const [position, set] of this.setsOf(parts)) this.path.narrow(position, set);
    }
  }

  *setsOf({ memberships }: Conjuncts): Iterable<readonly [number, IntervalSet]> {
    for (const { variable, set } of memberships) {
      if (variable.name !== 'token' || variable.input !== tokensInput) continue;
      const known = set.has(this.endTerminal) ? set.union(end) : set;
      yield [variable.position, known.union(this.unknown)];
    }
  }
}
