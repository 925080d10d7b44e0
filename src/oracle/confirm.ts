import { openTarget, type OpenTarget, type TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { locateHang } from './locate-hang.ts';
import { endAlike } from './end-alike.ts';
import { mayBeTimeDifference, timeDifference } from './time-difference.ts';
import { judgeRun, type Failing, type JudgeRules } from './judge.ts';
import { findingKinds } from './finding-kinds.ts';

/** The result of running an input again natively, in processes of its own. */
export type Confirmation =
  | { readonly kind: 'confirmed'; readonly failing: Failing }
  /** Failed in some of the runs only: the subject depends on time or randomness. */
  | { readonly kind: 'flaky'; readonly failing: Failing }
  /** Never failed: the observed failure was an effect of earlier runs or of rewriting. */
  | { readonly kind: 'refuted' };

const repetitions = 3;
/** Fewer repetitions, because each run uses up its time or memory limit. */
const costlyRepetitions = 2;
/** Factor on the time limit of native runs: the machine may be busy, and a hang has to be certain. */
const patience = 5;

interface ConfirmOptions {
  readonly mostMs?: number;
  readonly open?: OpenTarget;
}

/**
 * Runs a failing input in the native build, each time in a new process. The time limit is the target's limit times
 * `patience`, bounded by `mostMs`, but never less than the target's limit.
 */
export async function confirm(
  input: RunInput,
  options: TargetOptions,
  rules: JudgeRules,
  { mostMs = Infinity, open = openTarget }: ConfirmOptions = {},
): Promise<Confirmation> {
  const { timeLimitMs: ownLimitMs = 1000 } = options;
  const timeLimitMs = Math.max(ownLimitMs, Math.min(patience * ownLimitMs, mostMs));
  const target = await open({ ...options, build: 'native', isolation: 'process', timeLimitMs });
  try {
    const failings: Failing[] = [];
    let runs = 0;
    for (let most = repetitions; runs < most; runs++) {
      const failing = judgeRun(await target.runOne(input), rules);
      if (failing === undefined) continue;
      failings.push(failing);
      if (mayBeTimeDifference(options, failing)) break;
      if (findingKinds[failing.kind].usesUpLimit === true) most = costlyRepetitions;
    }
    const [first] = failings;
    if (first === undefined) return { kind: 'refuted' };
    if (mayBeTimeDifference(options, first)) {
      const difference = await timeDifference(input, { ...options, isolation: 'none', timeLimitMs }, rules, open);
      return difference === undefined ? { kind: 'refuted' } : { kind: 'confirmed', failing: difference };
    }
    if (first.difference !== undefined && !(await endAlike(input, first.difference.results, options, open)))
      return { kind: 'refuted' };
    const isSteady = failings.length === runs && failings.every(({ signature }) => signature === first.signature);
    const failing = first.kind === 'hang' ? await locateHang(first, input, options, rules, open) : first;
    return { kind: isSteady ? 'confirmed' : 'flaky', failing };
  } finally {
    await target.close();
  }
}
