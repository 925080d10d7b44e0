/** What went wrong in a run that is not `returned` or `rejected`. */
export type FailureKind =
  | 'exception'
  | 'unhandled-rejection'
  | 'hang'
  | 'memory'
  | 'stack-overflow'
  | 'exit'
  | 'denied'
  | 'pollution'
  | 'property';

export interface Failure {
  readonly kind: FailureKind;
  /** `TypeError`, `ParseError`...; empty where nothing was thrown. */
  readonly errorClass: string;
  readonly message: string;
  /** With positions of the original files; empty where there is none. */
  readonly stack: string;
  /** What was polluted, or the property that was broken. */
  readonly about?: string;
}

/**
 * How a run ended.
 * - `returned`: the target accepted its input; `result` is its value, printed, if that was asked for
 * - `rejected`: it said that the input is invalid
 * - `assumption`: it was told by `assume` that the input is of no interest; neither a pass nor a failure
 * - `failed`, `hung`, `memory`: findings
 */
export type Outcome =
  | {
      readonly kind: 'returned';
      readonly result: string | undefined;
      /** JavaScript that makes the result, if that was asked for and there is some. */
      readonly source?: string;
    }
  | { readonly kind: 'assumption' }
  | { readonly kind: 'rejected' | 'failed' | 'hung' | 'memory'; readonly failure: Failure };

/** How a run ended. */
export type OutcomeKind = 'returned' | 'rejected' | 'assumption' | 'failed' | 'hung' | 'memory';

/** True if a run with this outcome used up its time or memory limit and ended its process. */
export function isCostly(outcome: OutcomeKind): boolean {
  return outcome === 'hung' || outcome === 'memory';
}
