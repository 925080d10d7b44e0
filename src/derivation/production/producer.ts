import type { Derivation } from '../derivation.ts';

/** A source of derivations. */
export interface Producer {
  /** Returns undefined if there are no more derivations, now or later. */
  next(): Derivation | undefined;
}
