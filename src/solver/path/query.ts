import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr, Variable } from '../../constraint/expression.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';
import type { WorkBudget } from '../../core/work-budget.ts';
import type { Model } from '../verdict.ts';

/** One question: values for the variables, each within its domain, under which all conditions hold. */
export interface Query {
  /** What the conditions on one variable alone leave of it; none of them empty. Not every variable has one. */
  readonly domains: ReadonlyMap<Variable, IntervalSet>;
  /** Simplified; each speaks of several variables, or of one in a way that is no set of whole numbers. The flipped ones come first. */
  readonly conditions: readonly Expr[];
  /** All that occur in domains or conditions. */
  readonly variables: readonly Variable[];
  /** Of string and bytes inputs, where they are taken as fixed. */
  readonly lengths: ReadonlyMap<number, number>;
  readonly simplifier: Simplifier;
  readonly run: Assignment;
  /** Where to begin to look: the run's input, or another one for which what is asked for is likely to hold. */
  readonly start: Assignment;
  /** What is left of the work that the flip is worth, in terms evaluated; shared by all its queries. */
  readonly work: WorkBudget;
  /** The input that the model makes, if every condition of the path, as the run recorded it, and the flipped one hold for it. */
  confirm(model: Model): Confirmed | undefined;
}

/** A model that holds; it may have grown by the lengths that the query takes as fixed. */
interface Confirmed {
  readonly model: Model;
  readonly input: Assignment;
}
