import type { Assignment } from '../constraint/assignment.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { Verdict } from '../solver/chain/verdict.ts';
import type { UnmeasuredFlip } from './explorer.ts';
import type { Flip } from './recording.ts';

/** Converts a verdict into the answer of an explorer, with inputs that can be run. */
export function answerOf(
  flip: Flip,
  verdict: Verdict,
  site: string,
  inputOf: (made: Assignment) => RunInput,
): Omit<UnmeasuredFlip, 'probes' | 'learnedFrom'> {
  const optimistic = verdict.kind === 'sat' ? undefined : verdict.optimistic;
  return {
    flip,
    site,
    verdict: verdict.kind,
    by: verdict.kind === 'unknown' ? undefined : verdict.by,
    reason: verdict.kind === 'unknown' ? verdict.reason : undefined,
    input: verdict.kind === 'sat' ? inputOf(verdict.input) : undefined,
    optimistic: optimistic && inputOf(optimistic),
  };
}
