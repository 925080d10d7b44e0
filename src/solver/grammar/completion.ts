import type { OpenEnd } from './earley/continuation.ts';

/** A method of completing words once all constraints are met. */
export interface Completion {
  /** The terminals that complete the word. */
  complete(end: OpenEnd): number[];
}
