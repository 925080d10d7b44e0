import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr, Variable } from '../../constraint/expression.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';
import type { WorkBudget } from '../../core/work-budget.ts';
import type { VariableValues } from '../chain/verdict.ts';

/** A query: find values for the variables, each within its domain, under which all conditions hold. */
export interface Query {
  /** The values that conditions on one variable alone allow; never empty. Not every variable has a domain. */
  readonly domains: ReadonlyMap<Variable, IntervalSet>;
  /** Simplified conditions on several variables, or on one that are no set of integers. The flipped ones come first. */
  readonly conditions: readonly Expr[];
  /** All variables that occur in domains or conditions. */
  readonly variables: readonly Variable[];
  /** Lengths of string and bytes inputs that are assumed to be fixed. */
  readonly lengths: ReadonlyMap<number, number>;
  readonly simplifier: Simplifier;
  readonly run: Assignment;
  /** The input to start from: the run's, or another that is likely to satisfy the conditions. */
  readonly start: Assignment;
  /** The work left for the flip, in evaluated terms; shared by all its queries. */
  readonly work: WorkBudget;
  /** The input of the model, if the flipped condition and all conditions of the path, as recorded, hold for it. */
  confirm(model: VariableValues): Confirmed | undefined;
}

/** A model that holds; it may include lengths that the query assumes to be fixed. */
interface Confirmed {
  readonly model: VariableValues;
  readonly input: Assignment;
}
