import type { RunInput } from '../execution/input/run-input.ts';
import { isSameResult } from './same-result.ts';

/**
 * What a person decided about a row: nothing yet, that the observed result is right, that it is wrong and another one is
 * expected, or that the row says nothing worth checking. `changed` is a ticked row whose result is another one by now.
 */
export type RowDecision = 'open' | 'ticked' | 'corrected' | 'rejected' | 'changed';

/** A row of a specification: an input, and what the target does with it. */
export interface SpecRow {
  readonly input: RunInput;
  readonly decision: RowDecision;
  /** The observed result, as `resultText` prints it. */
  readonly observed: string;
  /** The result that the person expects, in the same form; of a changed row the one that was ticked; else empty. */
  readonly expected: string;
  /** Line in the file, from 1; 0 if the row is not in a file yet. */
  readonly line: number;
}

/** A result that is not the one a person decided on. */
export function isViolated({ decision, observed, expected }: SpecRow): boolean {
  return (decision === 'corrected' || decision === 'changed') && !isSameResult(expected, observed);
}
