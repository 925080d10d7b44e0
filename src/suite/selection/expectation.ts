import type { ProgramEnd } from '../../execution/process/observe-program.ts';
import type { MessagePattern } from './message-pattern.ts';

/** What a test expects of a call. */
export type Expectation =
  /** A value that stands in the test. */
  | ExpectedValue
  /** A value that is too long for the test: a text, or the printed form of another value, in a file beside the test. */
  | { readonly kind: 'recorded'; readonly source: string; readonly text: string; readonly isText: boolean }
  /** The printed form of a value without source code. */
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'thrown'; readonly error: ExpectedError }
  | { readonly kind: 'ended'; readonly end: ProgramEnd };

/** A value as source code. */
export interface ExpectedValue {
  readonly kind: 'value';
  readonly source: string;
  /** False if it has instances of classes, written as plain objects. */
  readonly isExact: boolean;
  /** Number literals in the source whose last digits may differ. */
  readonly close?: readonly string[];
}

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
