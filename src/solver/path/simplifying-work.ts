import type { Simplifier } from '../../constraint/simplify.ts';
import type { WorkBudget } from '../../core/work-budget.ts';

/** Bringing a term into its simplest form takes about as long as evaluating so many. */
const workPerRewrite = 60;

/** Does something and charges for the terms that had to be simplified for it. */
export function chargeSimplifying<T>(simplifier: Simplifier, work: WorkBudget, task: () => T): T {
  const before = simplifier.rewriteCount;
  const result = task();
  work.spend((simplifier.rewriteCount - before) * workPerRewrite);
  return result;
}
