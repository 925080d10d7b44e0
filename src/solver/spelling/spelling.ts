import type { Assignment } from '../../constraint/assignment.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { GrammarSolver } from '../grammar/grammar-solver.ts';
import type { PathTable } from '../path/path-table.ts';
import type { Model } from '../verdict.ts';
import type { SymbolPath } from './symbol-path.ts';

/** Which symbols may stand at which positions. */
export type SymbolSets = ReadonlyMap<number, IntervalSet>;

/** How the words of a grammar make up the inputs of a run, and what its events say of the symbols of words. */
export interface Spelling {
  readonly grammar: GrammarSolver;
  /** The symbols of the run's word. */
  readonly parent: readonly number[];
  /** `table`: for inputs of any length. */
  open(table: PathTable): SymbolPath;
  /** As `open`, with everything in the sets of which nobody knows whether it is; undefined if there is no such thing. */
  openWide?(table: PathTable): SymbolPath | undefined;
  /** The variables of an input with this word; undefined if there is none. */
  spell(symbols: readonly number[]): Model | undefined;
  /** What has to stand where an input differs from the run's, and how words are spelled that have it. */
  changesIn(input: Assignment): Changes;
}

interface Changes {
  readonly sets: SymbolSets;
  readonly spell: (symbols: readonly number[]) => Model | undefined;
}
