import type { Primitive } from '../core/raw-trace.ts';
import type { Assignment } from '../constraint/assignment.ts';
import type { Variable } from '../constraint/expression.ts';

/** The links that answer; each can be switched off. */
export type LinkName =
  | 'simplify'
  | 'cache'
  | 'domains'
  | 'regular'
  | 'layout'
  | 'whole'
  | 'inverse'
  | 'words'
  | 'smt'
  | 'native'
  | 'grammar'
  | 'local';

/** Values for those variables that the answer speaks of; all others keep the value they had in the run. */
export type Model = ReadonlyMap<Variable, Primitive>;

/** An input that takes the branch: confirmed by evaluating every condition of the path up to it. */
interface Sat {
  readonly kind: 'sat';
  readonly model: Model;
  /** The run's inputs with the model put in. */
  readonly input: Assignment;
  readonly by: LinkName;
}

/** No input takes the branch by this path. */
export interface Unsat {
  readonly kind: 'unsat';
  readonly by: LinkName;
  /** Satisfies the flipped condition though not the whole path to it: worth a run, and free to leave the predicted path. */
  readonly optimistic?: Assignment;
}

/** Nobody could tell; never to be taken for unsat. */
export interface Unknown {
  readonly kind: 'unknown';
  /** Which links passed, and why. */
  readonly reason: string;
  /** An input whose run would show what an opaque function gives where it matters; then the question can be asked again. */
  readonly probe?: Assignment;
  readonly optimistic?: Assignment;
}

export type Verdict = Sat | Unsat | Unknown;
