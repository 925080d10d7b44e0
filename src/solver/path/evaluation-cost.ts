import type { Query } from './query.ts';

/** Terms are shared, so that what a condition is as a tree says too much of a large one. */
const mostPerCondition = 400;

/** What it costs to evaluate the conditions once. */
export function evaluationCost({ conditions }: Query): number {
  let sum = 0;
  for (const { size } of conditions) sum += Math.min(size, mostPerCondition);
  return sum;
}
