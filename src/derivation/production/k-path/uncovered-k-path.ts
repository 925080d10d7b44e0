import type { SymbolicNode } from '../../../grammar/node.ts';

/**
 * Reason why a path is not covered:
 * - `pending`: a later word will cover it
 * - `beyond-depth`: every occurrence ends deeper than the depth limit
 * - `too-large`: every word that contains it is longer than the size limit
 * - `rejected`: no word made for it was accepted
 */
export type UncoveredReason = 'pending' | 'beyond-depth' | 'too-large' | 'rejected';

/** A path of k symbols that was not covered, and why. */
export interface UncoveredKPath {
  readonly path: readonly SymbolicNode[];
  readonly reason: UncoveredReason;
}
