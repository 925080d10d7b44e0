import type { TargetName } from './target-name.ts';

export const differenceClasses = ['value', 'acceptance', 'error', 'time'] as const;

/**
 * How the ends of two implementations differ: in the value they return, in whether they accept the input, in the error
 * they reject it with, or in that one of them does not end within its limits of time and memory.
 */
export type DifferenceClass = (typeof differenceClasses)[number];

/** A target that is compared with others: all of them, the sides, run on each input. */
export interface SideComparison {
  /** The sides after the first, which is the target itself. */
  readonly others: readonly TargetName[];
  /** The names of all sides, as the user wrote them. */
  readonly names: readonly string[];
  /** A function that maps each result before results are compared. */
  readonly normalize?: TargetName;
  /** Classes of differences that are not reported. */
  readonly ignored: readonly DifferenceClass[];
}

/** How one side ended, in readable form. */
export type SideResult =
  | { readonly side: string; readonly outcome: 'returned'; readonly value: string }
  | {
      readonly side: string;
      readonly outcome: 'threw';
      readonly error: string;
      readonly site: string;
      /** The engine raised the error, or it is a failure for another reason; missing if the input was rejected. */
      readonly isFailure?: true;
    }
  | { readonly side: string; readonly outcome: 'ended' }
  | { readonly side: string; readonly outcome: 'hung' }
  | { readonly side: string; readonly outcome: 'memory' };

/** A difference between sides, as findings report it. */
export interface Difference {
  readonly class: DifferenceClass;
  /** One for each side. */
  readonly results: readonly SideResult[];
  /** The indexes of the sides that end alike, the largest group first. */
  readonly groups: readonly (readonly number[])[];
}
