import type { ProgramEnd } from '../../execution/process/observe-program.ts';
import type { MessagePattern } from './message-pattern.ts';

/** What a test expects of a call. */
export type Expectation =
  /** A value; `isExact` is false if it has instances of classes, written as plain objects. */
  | { readonly kind: 'value'; readonly source: string; readonly isExact: boolean }
  /** The printed form of a value without source code. */
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'thrown'; readonly error: ExpectedError }
  | { readonly kind: 'ended'; readonly end: ProgramEnd };

/** An error, or another value if `errorClass` is empty. */
export interface ExpectedError {
  readonly errorClass: string;
  /** The property `name`. */
  readonly name: string;
  /** The message as it was observed. */
  readonly text: string;
  readonly message: MessagePattern;
}

/** How the target answers an input. */
export interface Observed {
  readonly expected: Expectation;
  /** The target returns a generator; the expectation is about the list of its elements. */
  readonly isGenerated: boolean;
  /** The target returns a promise. */
  readonly isAwaited: boolean;
}
