import { tokensInput } from '../../core/lexicon.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import { endOfInput } from '../grammar/alphabet.ts';
import type { GrammarPath } from '../grammar/grammar-path.ts';
import type { Conjuncts } from '../path/conjuncts.ts';
import type { PathTable } from '../path/path-table.ts';
import { SymbolPath } from './symbol-path.ts';

const end = IntervalSet.of(endOfInput);

/** The terminals that the subject's tokenizer may return. */
interface TerminalsRead {
  /** The terminal of the end of input. */
  readonly end: number;
  /** Terminals of unknown meaning for the subject; they are in every set. */
  readonly unknown: IntervalSet;
  readonly possible: IntervalSet;
}

/** Reads conditions on tokens. */
export class TokenPath extends SymbolPath {
  readonly #terminals: TerminalsRead;

  constructor(path: GrammarPath, table: PathTable, terminals: TerminalsRead) {
    super(path, table);
    this.#terminals = terminals;
  }

  *setsOf({ memberships }: Conjuncts): Iterable<readonly [number, IntervalSet]> {
    for (const { variable, set } of memberships) {
      if (variable.name !== 'token' || variable.input !== tokensInput) continue;
      const { end: endTerminal, unknown, possible } = this.#terminals;
      const known = set.intersect(possible).union(unknown);
      yield [variable.position, known.has(endTerminal) ? known.union(end) : known];
    }
  }
}
