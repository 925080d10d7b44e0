import type { Primitive } from '../../core/raw-trace.ts';
import type { Assignment } from '../../constraint/assignment.ts';
import type { Variable } from '../../constraint/expression.ts';

/** Values for the variables of the answer; all others keep their value of the run. */
export type VariableValues = ReadonlyMap<Variable, Primitive>;

/** An input that takes the branch, confirmed by evaluating every condition of the path up to it. */
interface Sat {
  readonly kind: 'sat';
  readonly model: VariableValues;
  /** The run's inputs with the values of the model. */
  readonly input: Assignment;
  /** The name of the link that answered; `simplify` and `grammar` answer before the links are asked. */
  readonly by: string;
}

/** No input takes the branch on this path. */
export interface Unsat {
  readonly kind: 'unsat';
  readonly by: string;
  /** Satisfies the flipped condition but not the whole path to it: worth a run, which may diverge from the path. */
  readonly optimistic?: Assignment;
}

/** No link could decide; never to be treated as unsat. */
export interface Unknown {
  readonly kind: 'unknown';
  /** The links that passed, and why. */
  readonly reason: string;
  /**
   * An input whose run shows the result of an opaque function that the answer depends on; the flip can then be retried.
   */
  readonly probe?: Assignment;
  readonly optimistic?: Assignment;
}

export type Verdict = Sat | Unsat | Unknown;
