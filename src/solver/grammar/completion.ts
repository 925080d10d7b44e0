import type { OpenEnd } from './continuation.ts';

/** A way to finish words once all constraints are met. */
export interface Completion {
  /** The terminals that finish the word. */
  complete(end: OpenEnd): number[];
}
