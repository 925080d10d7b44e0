import type { Difference } from '../comparison.ts';
import type { ResultSource } from '../subject/source-of.ts';

/** The kind of failure in a run. */
export type FailureKind =
  | 'exception'
  | 'unhandled-rejection'
  | 'hang'
  | 'memory'
  | 'stack-overflow'
  | 'exit'
  | 'denied'
  | 'pollution'
  | 'property'
  | 'difference';

export interface Failure {
  readonly kind: FailureKind;
  /** Class of the error, such as `TypeError`; empty if nothing was thrown. */
  readonly errorClass: string;
  /** The property `name` of the error, if it differs from the class. */
  readonly errorName?: string;
  readonly message: string;
  /** Stack with positions in the original files; empty if there is none. */
  readonly stack: string;
  /** The prototype that was polluted, or the property that was violated. */
  readonly about?: string;
  /** How the sides of a comparison differ. */
  readonly difference?: Difference;
}

/**
 * How a run ended.
 * - `returned`: the target accepted its input; `result` is the printed value, if `printResults` is set
 * - `rejected`: the target reported that the input is invalid
 * - `assumption`: a condition of `assume` was false, so the input is excluded; neither a pass nor a failure
 * - `failed`, `hung`, `memory`: findings
 */
export type Outcome =
  | {
      readonly kind: 'returned';
      readonly result: string | undefined;
      /** JavaScript source that constructs the result, if `writeResults` is set and the value has a source. */
      readonly source?: ResultSource;
    }
  | { readonly kind: 'assumption' }
  | { readonly kind: 'rejected' | 'failed' | 'hung' | 'memory'; readonly failure: Failure };

/** How a run ended. */
export type OutcomeKind = 'returned' | 'rejected' | 'assumption' | 'failed' | 'hung' | 'memory';

/** True if a run with this outcome used up its time or memory limit and ended its process. */
export function isCostly(outcome: OutcomeKind): boolean {
  return outcome === 'hung' || outcome === 'memory';
}
