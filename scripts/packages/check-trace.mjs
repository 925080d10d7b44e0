import { Assignment } from '../../dist/constraint/assignment.js';
import { Evaluator } from '../../dist/constraint/evaluate.js';
import { ExpressionPool } from '../../dist/constraint/expression-pool.js';
import { decodeTrace, learnSamples } from '../../dist/constraint/trace.js';

/** Returns true if the value of a decision's expression is what the run decided. */
export function isAsTaken(kind, value, taken) {
  // A symbol is a result that is undefined for the evaluator: neither true nor false.
  return typeof value !== 'symbol' && (kind === 'key' ? value === taken : Boolean(value) === taken);
}

/**
 * Evaluates everything that a run recorded under the run's own input. A violation is a decision that contradicts its
 * expression, or a concretization whose condition does not hold.
 */
export function checkTrace(raw, text) {
  const { path, samples, stale } = decodeTrace(raw, new ExpressionPool());
  const evaluator = new Evaluator(learnSamples(samples, Assignment.of(text)));
  const violations = [];
  for (const { kind, site, expr, taken } of path.decisions) {
    const value = evaluator.evaluate(expr);
    if (!isAsTaken(kind, value, taken))
      violations.push({ site, says: `${kind} ${expr.toString()} is ${String(value)}, the run took ${taken}` });
  }
  for (const { site, condition, why } of path.concretizations)
    if (!evaluator.isTrue(condition))
      violations.push({ site, says: `concretization ${condition.toString()} (${why}) does not hold` });
  return {
    events: path.decisions.length,
    concretizations: path.concretizations,
    stale,
    staleSites: Array.from(raw.staleSites),
    violations,
  };
}
