import { openTarget, type TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/run-input.ts';
import { locateHang } from './locate-hang.ts';
import { judgeRun, type Failing, type JudgeRules } from './judge.ts';

/** What running an input again, natively and on its own, showed. */
export type Confirmation =
  | { readonly kind: 'confirmed'; readonly failing: Failing }
  /** It failed in some of the runs only: the subject draws on time or chance. */
  | { readonly kind: 'flaky'; readonly failing: Failing }
  /** Never failed: what was seen came of earlier runs, or of rewriting. */
  | { readonly kind: 'refuted' };

const repetitions = 3;
/** Each of these takes all the time or memory it is given. */
const costlyRepetitions = 2;
/** Rewritten code is slower, and a machine may be busy: natively, an input gets this many times as long. */
const patience = 5;

/**
 * Runs an input that failed in the unchanged subject, each time in a process of its own and for at most `mostMs`, or as long
 * as any run may take.
 */
export async function confirm(
  input: RunInput,
  options: TargetOptions,
  rules: JudgeRules,
  mostMs = Infinity,
): Promise<Confirmation> {
  const { timeLimitMs: ownLimitMs = 1000 } = options;
  const timeLimitMs = Math.max(ownLimitMs, Math.min(patience * ownLimitMs, mostMs));
  const target = await openTarget({ ...options, build: 'native', isolation: 'process', timeLimitMs });
  try {
    const failings: Failing[] = [];
    let runs = 0;
    for (let most = repetitions; runs < most; runs++) {
      const failing = judgeRun(await target.runOne(input), rules);
      if (failing === undefined) continue;
      failings.push(failing);
      if (failing.kind === 'hang' || failing.kind === 'memory') most = costlyRepetitions;
    }
    const [first] = failings;
    if (first === undefined) return { kind: 'refuted' };
    const isSteady = failings.length === runs && failings.every(({ signature }) => signature === first.signature);
    const failing = first.kind === 'hang' ? await locateHang(first, input, options, rules) : first;
    return { kind: isSteady ? 'confirmed' : 'flaky', failing };
  } finally {
    await target.close();
  }
}
