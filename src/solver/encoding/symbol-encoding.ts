import type { Assignment } from '../../constraint/assignment.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { GrammarSolver } from '../grammar/grammar-solver.ts';
import type { PathTable } from '../path/path-table.ts';
import type { VariableValues } from '../chain/verdict.ts';
import type { SymbolPath } from './symbol-path.ts';

/** For each position, the allowed symbols. */
export type SymbolSets = ReadonlyMap<number, IntervalSet>;

/** Encodes words of a grammar as inputs of a run, and reads conditions on inputs as conditions on symbols. */
export interface SymbolEncoding {
  readonly grammar: GrammarSolver;
  /** The symbols of the run's word. */
  readonly parent: readonly number[];
  /** `table`: for inputs of any length. */
  open(table: PathTable): SymbolPath;
  /** Like `open`, but with symbols of unknown meaning in every set; undefined if there are none. */
  openWide?(table: PathTable): SymbolPath | undefined;
  /** The variables of an input with this word; undefined if there is no such input. */
  encode(symbols: readonly number[]): VariableValues | undefined;
  /** The symbols where an input differs from the run's, and the encoding of words that contain them. */
  changesIn(input: Assignment): Changes;
}

interface Changes {
  readonly sets: SymbolSets;
  readonly encode: (symbols: readonly number[]) => VariableValues | undefined;
}
