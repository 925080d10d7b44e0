import type { Assignment } from '../constraint/assignment.ts';
import { Evaluator } from '../constraint/evaluate.ts';
import type { ExpressionPool } from '../constraint/expression-pool.ts';
import { PathCondition, type Decision } from '../constraint/path-condition.ts';
import type { Verdict } from '../solver/chain/verdict.ts';
import type { InputLimits, Solver } from '../solver/chain/solver.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { UnmeasuredFlip } from './explorer.ts';
import { askSafely } from './ask-safely.ts';
import { answerOf } from './flip-answer.ts';
import type { OpenRun } from './open-run.ts';
import type { DecisionFlips } from './recording.ts';

const tooFew = 'fewer than two of the decisions can take the other way together';

interface Solving {
  readonly solver: Solver;
  readonly pool: ExpressionPool;
  readonly limits: InputLimits;
}

export async function answerJoint(
  open: OpenRun,
  flip: DecisionFlips,
  solving: Solving,
  inputOf: (made: Assignment) => RunInput,
): Promise<UnmeasuredFlip> {
  const verdict = await askSafely(open, () => flipTogether(open, flip, solving));
  return { ...answerOf(flip, verdict, '', inputOf), probes: [], learnedFrom: [] };
}

/**
 * An input for which as many of these decisions as possible take the other way together; conditions on other decisions
 * of the path are left out, so the run may take any path. Conditions are added in the order given, and those that
 * contradict the ones before are skipped.
 */
async function flipTogether(
  { trace, assignment, given }: OpenRun,
  { flips }: DecisionFlips,
  { solver, pool, limits }: Solving,
): Promise<Verdict> {
  const path = trace?.path;
  const kept: Decision[] = [];
  let input = assignment;
  let last: Verdict | undefined;
  for (const { index, taken } of flips) {
    const decision = path?.decisions[index];
    const alternative = path?.alternatives(index, pool).find((way) => Number(way.taken) === taken);
    if (decision === undefined || alternative === undefined) continue;
    if (new Evaluator(input).evaluate(alternative.condition) !== true) {
      const opened = solver.open(new PathCondition([...kept, decision]).under(given), input, limits);
      const verdict = await opened.flip({ ...alternative, index: kept.length });
      if (verdict.kind !== 'sat') continue;
      last = verdict;
      input = verdict.input;
    }
    kept.push({ ...decision, taken: alternative.taken } as Decision);
  }
  return last === undefined || kept.length < 2 ? { kind: 'unknown', reason: tooFew } : last;
}
