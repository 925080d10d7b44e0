import type { SymbolicNode } from '../../../grammar/node.ts';

/**
 * - `pending`: a word to come will cover it
 * - `beyond-depth`: wherever it stands, it ends deeper than the depth limit
 * - `too-large`: every word that holds it is longer than the size limit
 * - `rejected`: no word made for it was accepted
 */
export type UncoveredReason = 'pending' | 'beyond-depth' | 'too-large' | 'rejected';

export interface UncoveredKPath {
  readonly path: readonly SymbolicNode[];
  readonly reason: UncoveredReason;
}
