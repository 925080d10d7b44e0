import type { Derivation } from '../derivation.ts';
import type { Producer } from './producer.ts';

/**
 * Only the derivations that satisfy the predicate: the place for what a context-free grammar cannot say. Gives up with
 * undefined after `maxTries` rejections in a row, because a predicate may be unsatisfiable.
 */
export function where(
  producer: Producer,
  predicate: (derivation: Derivation) => boolean,
  maxTries: number = 1000,
): Producer {
  return {
    next() {
      for (let tries = 0; tries < maxTries; tries++) {
        const derivation = producer.next();
        if (derivation === undefined || predicate(derivation)) return derivation;
      }
      return undefined;
    },
  };
}
