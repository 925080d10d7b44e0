import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { WorkBudget } from '../../core/work-budget.ts';
import type { Query } from '../path/query.ts';
import type { Verdict } from './verdict.ts';

/** A condition that must hold after the events before `end`, with work budgets. */
export interface Question {
  readonly flipped: Expr;
  readonly end: number;
  /** A key for the branch that is flipped, the same on all paths. */
  readonly branch: string;
  readonly work: WorkBudget;
  /** The budget of the costly links. */
  readonly costlyWork: WorkBudget;
}

/** The verdict of the quick links on a query, kept for the costly ones. */
export interface Attempt {
  readonly verdict: Verdict;
  readonly query?: Query;
  readonly costlyWork?: WorkBudget;
}

/** Lengths to try, and an input to start from. */
export interface Guess {
  readonly lengths: ReadonlyMap<number, number>;
  readonly start: Assignment;
}
