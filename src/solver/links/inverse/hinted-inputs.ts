import type { Assignment } from '../../../constraint/assignment.ts';
import { Evaluator } from '../../../constraint/evaluate.ts';
import type { Expr } from '../../../constraint/expression.ts';
import type { PatternExamples } from './pattern-inverses.ts';
import { Goals, type Change } from './goals.ts';

const mostHints = 8;
const mostTried = 32;
const longestText = 4096;

/**
 * Inputs like the run's for which the condition holds, found by inverting its operations; the path is not considered.
 */
export function hintedInputs(condition: Expr, run: Assignment, examples: PatternExamples): readonly Assignment[] {
  const goals = new Goals(new Evaluator(run), examples);
  const found = new Map<string, Assignment>();
  let tried = 0;
  for (const change of goals.truth(condition, true)) {
    if (tried++ >= mostTried || found.size >= mostHints) break;
    if (isLong(change)) continue;
    const input = run.withVariables(change);
    if (new Evaluator(input).isTrue(condition)) found.set(String(input), input);
  }
  return [...found.values()];
}

function isLong(change: Change): boolean {
  for (const [{ name }, value] of change) {
    if (typeof value === 'string' && value.length > longestText) return true;
    if (name === 'length' && (value as number) > longestText) return true;
  }
  return false;
}
