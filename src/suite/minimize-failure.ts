import { openTarget, type TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/run-input.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { judgeRun, type Failing, type JudgeRules } from '../oracle/judge.ts';
import { isSameCause } from '../oracle/signature.ts';
import { minimize, type Minimized } from './minimize.ts';
import { shrinkInput, shrinkWord } from './shrink-input.ts';

export interface MinimizeOptions {
  /** Texts that are words of it stay so. */
  readonly grammar?: Grammar | undefined;
  readonly mostRuns?: number;
  /** Asked before every run; what has been found by then is the answer. */
  readonly isOver?: () => boolean;
}

const defaultRuns = 4000;
/** A run that hangs or eats memory takes all the time it is given, and its process with it. */
const costlyRuns = 200;

/** The smallest input that fails natively for the same cause. */
export async function minimizeFailure(
  input: RunInput,
  failing: Failing,
  options: TargetOptions,
  rules: JudgeRules,
  { grammar, mostRuns, isOver }: MinimizeOptions = {},
): Promise<Minimized> {
  // A text that is slow is as long as it is in order to be slow.
  if (failing.kind === 'slow') return { input, runs: 0, isFinished: true };
  const target = await openTarget({ ...options, build: 'native', printResults: false });
  const keeps = async (candidate: RunInput): Promise<boolean> => {
    const seen = judgeRun(await target.runOne(candidate), rules);
    return seen !== undefined && isSameCause(seen, failing.signature);
  };
  const isCostly = failing.kind === 'hang' || failing.kind === 'memory' || failing.kind === 'exit';
  const shrinker = (start: RunInput): ReturnType<typeof shrinkInput> =>
    (grammar !== undefined && start.kind === 'text' ? shrinkWord(start, grammar) : undefined) ?? shrinkInput(start);
  try {
    return await minimize(input, shrinker, keeps, {
      mostRuns: mostRuns ?? (isCostly ? costlyRuns : defaultRuns),
      isOver,
    });
  } finally {
    await target.close();
  }
}
