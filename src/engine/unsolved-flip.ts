import type { SolvedFlip } from './explorer.ts';
import type { Flip } from './recording.ts';

/** The answer to a flip that no solver was asked for. */
export function unsolvedFlip(flip: Flip, reason: string): SolvedFlip {
  return {
    flip,
    site: '',
    verdict: 'unknown',
    by: undefined,
    reason,
    input: undefined,
    optimistic: undefined,
    probes: [],
    learnedFrom: [],
    milliseconds: 0,
  };
}
