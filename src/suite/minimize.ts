import { encodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { Shrinker } from '../derivation/shrinking/shrink.ts';

export interface Minimized {
  readonly input: RunInput;
  readonly runs: number;
  /** True if nothing smaller was left to try; false if the limit of runs or time was reached. */
  readonly isFinished: boolean;
}

interface MinimizeLimits {
  readonly mostRuns: number;
  /** Called before every run; if true, the best input so far is the result. */
  readonly isOver?: (() => boolean) | undefined;
}

/**
 * Returns the smallest input for which `keeps` is true, by repeating passes of a shrinker until one changes nothing.
 * An input without a shrinker is returned unchanged. Equal inputs and answers give equal results; no candidate runs
 * twice.
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
        // `answers` also holds the input itself, which was not run here.
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
