import type { Simplifier } from '../../constraint/simplify.ts';
import type { WorkBudget } from '../../core/work-budget.ts';

/** Work to simplify a term, in evaluated terms. */
const workPerRewrite = 60;

/** Runs a task and charges the work budget for the terms simplified by it. */
export function chargeSimplifying<T>(simplifier: Simplifier, work: WorkBudget, task: () => T): T {
  const before = simplifier.rewriteCount;
  const result = task();
  work.spend((simplifier.rewriteCount - before) * workPerRewrite);
  return result;
}
