import type { Derivation } from '../derivation.ts';

export interface Producer {
  /** Returns undefined if there are no more derivations, now or later. */
  next(): Derivation | undefined;
}
