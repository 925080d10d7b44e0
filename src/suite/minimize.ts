import { encodeInput } from '../execution/encoded-input.ts';
import type { RunInput } from '../execution/run-input.ts';
import type { Shrinker } from '../derivation/shrinking/shrink.ts';

export interface Minimized {
  readonly input: RunInput;
  readonly runs: number;
  /** Nothing smaller was left to try; else the runs or the time were used up. */
  readonly isFinished: boolean;
}

interface MinimizeLimits {
  readonly mostRuns: number;
  /** Asked before every run; what has been found by then is the answer. */
  readonly isOver?: (() => boolean) | undefined;
}

/**
 * The smallest input that `keeps` what matters, found by passes of a shrinker until one changes nothing. Without a
 * shrinker for the input, it stays as it is. The same input and answers give the same result; no candidate runs twice.
 */
export async function minimize(
  input: RunInput,
  shrinkerFor: (input: RunInput) => Shrinker<RunInput> | undefined,
  keeps: (candidate: RunInput) => Promise<boolean>,
  { mostRuns, isOver = () => false }: MinimizeLimits,
): Promise<Minimized> {
  const answers = new Map([[keyOf(input), true]]);
  let best = input;
  for (;;) {
    const steps = shrinkerFor(best);
    const before = best;
    for (let step = steps?.next(); step !== undefined && step.done !== true;) {
      const candidate = step.value;
      const key = keyOf(candidate);
      let isKept = answers.get(key);
      if (isKept === undefined) {
        // The input itself took no run here.
        if (answers.size > mostRuns || isOver()) return { input: best, runs: answers.size - 1, isFinished: false };
        isKept = await keeps(candidate);
        answers.set(key, isKept);
      }
      if (isKept) best = candidate;
      step = steps?.next(isKept);
    }
    if (keyOf(best) === keyOf(before)) return { input: best, runs: answers.size - 1, isFinished: true };
  }
}

function keyOf(input: RunInput): string {
  return JSON.stringify(encodeInput(input));
}
