import { tokensInput } from '../../core/lexicon.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import { endOfInput } from '../grammar/alphabet.ts';
import type { GrammarPath } from '../grammar/grammar-path.ts';
import type { Conjuncts } from '../path/conjuncts.ts';
import type { PathTable } from '../path/path-table.ts';
import { SymbolPath } from './symbol-path.ts';

const end = IntervalSet.of(endOfInput);

/** Told of terminals. */
export class TokenPath extends SymbolPath {
  /** What stands for the end of input among the terminals. */
  private readonly endTerminal: number;
  /** Of these nobody knows what they are to the subject: they are in every set. */
  private readonly unknown: IntervalSet;

  constructor(path: GrammarPath, endTerminal: number, table: PathTable, unknown: IntervalSet) {
    super(path, table);
    this.endTerminal = endTerminal;
    this.unknown = unknown;
  }

  *setsOf({ memberships }: Conjuncts): Iterable<readonly [number, IntervalSet]> {
    for (const { variable, set } of memberships) {
      if (variable.name !== 'token' || variable.input !== tokensInput) continue;
      const known = set.has(this.endTerminal) ? set.union(end) : set;
      yield [variable.position, known.union(this.unknown)];
    }
  }
}
