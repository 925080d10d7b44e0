import type { Derivation } from '../derivation.ts';

/** A source of derivations. */
export interface Producer {
  /** Undefined: there is nothing more, now or later. */
  next(): Derivation | undefined;
}
