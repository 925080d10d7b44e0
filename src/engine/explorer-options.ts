import type { Isolation } from '../execution/process/isolation.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { NativeSolver } from '../solver/links/smt/native-solver.ts';
import type { GrammarInput } from './grammar-input.ts';
import type { InputSpace } from './input-space.ts';

/** The options of an explorer. */
export interface ExplorerOptions {
  readonly target: Omit<TargetOptions, 'build'>;
  /** Isolation of runs that are not recorded; the target's isolation if missing. */
  readonly isolationOfNew?: Isolation;
  readonly space: InputSpace;
  /** The grammars of text arguments. */
  readonly grammars?: readonly GrammarInput[];
  /** Used instead of the built-in Z3. */
  readonly solver?: NativeSolver;
  /** Aborts the work under way; requests then return what was done so far. */
  readonly signal?: AbortSignal | undefined;
}
