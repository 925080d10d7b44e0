import { IntervalSet } from '../../constraint/interval-set.ts';
import type { Narrowing, PathTable } from '../path/path-table.ts';
import { endOfInput } from './alphabet.ts';
import type { GrammarPath } from './grammar-path.ts';

const anyUnit = IntervalSet.range(0, 0xffff);
const end = IntervalSet.of(endOfInput);

/** Sets of units and of lengths, told to a path of the grammar: from a length on there is the end of input. */
export class WordPath {
  readonly path: GrammarPath;
  private readonly input: number;
  private readonly table: PathTable;
  private told = 0;
  /** The text is longer than this. */
  private solid = 0;

  constructor(path: GrammarPath, input: number, table: PathTable) {
    this.path = path;
    this.input = input;
    this.table = table;
  }

  /** Whether events from `event` on have been told already. */
  isPast(event: number): boolean {
    return (this.table.narrowings[this.told - 1]?.event ?? -1) >= event;
  }

  /** Tells what the events before this one leave. */
  advanceTo(event: number): void {
    const { narrowings } = this.table;
    for (; this.told < narrowings.length && (narrowings[this.told] as Narrowing).event < event; this.told++) {
      const narrowing = narrowings[this.told] as Narrowing;
      for (const [position, set] of this.setsOf(narrowing)) this.path.narrow(position, set);
      if (this.isLength(narrowing)) this.solid = Math.max(this.solid, narrowing.set.min);
    }
  }

  /** What a set of values of a variable means for the positions of the text. */
  *setsOf({ variable, set }: Omit<Narrowing, 'event'>): Iterable<readonly [number, IntervalSet]> {
    if (this.isLength({ variable, set })) {
      for (let position = this.solid; position < set.min; position++) yield [position, anyUnit];
      if (set.max < longest) yield [set.max, end];
    } else if (variable.name === 'unit' && variable.input === this.input) {
      yield [variable.position, variable.position < this.solid ? set : set.union(end)];
    }
  }

  private isLength({ variable, set }: Omit<Narrowing, 'event'>): boolean {
    return variable.name === 'length' && variable.input === this.input && !set.isEmpty;
  }
}

/** Beyond it a length is as good as none. */
const longest = 1 << 20;
