import type { Random } from '../../core/random.ts';
import type { ProductionLimits } from './production-limits.ts';

const smallestLimit = 20;

/**
 * Limits for the next word, with sizes of every order of magnitude equally likely. In grammars where recursion outweighs
 * its ends most words grow until they are stopped: under one fixed limit these would all be as long as allowed.
 */
export function varySize(limits: ProductionLimits, random: Random): ProductionLimits {
  if (limits.maxSize <= smallestLimit) return limits;
  const maxSize = Math.round(smallestLimit * (limits.maxSize / smallestLimit) ** random.float());
  return { ...limits, maxSize };
}
