import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { GrammarPath } from './grammar-path.ts';
import type { GrammarSolver } from './grammar-solver.ts';

/** For each position, the values that are still allowed. */
type Refinement = ReadonlyMap<number, IntervalSet>;

/** The answer of a judge of constraints over several positions to a word. */
export type Ruling =
  | { readonly kind: 'accepted' }
  /**
   * A word within these sets may satisfy the constraints. `necessary`: every word that satisfies them is within the
   * sets.
   */
  | { readonly kind: 'refined'; readonly sets: Refinement; readonly necessary: boolean }
  | { readonly kind: 'refused'; readonly reason: string };

export type JointVerdict =
  | { readonly kind: 'sat'; readonly values: readonly number[] }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A flip with a judge of constraints over several positions, such as equal texts or sums. */
export interface JointFlip {
  readonly position: number;
  readonly set: IntervalSet;
  judge(values: readonly number[]): Ruling;
  readonly maxRounds: number;
}

/**
 * Alternates between the grammar, which proposes a word, and the judge, which accepts it or narrows the sets. If no
 * word is left, that is a proof only if all narrowed sets were necessary.
 */
export function solveJointly(solver: GrammarSolver, path: GrammarPath, flip: JointFlip): JointVerdict {
  let isProof = true;
  let within = path;
  for (let round = 0; round < flip.maxRounds; round++) {
    const verdict = within.flip(flip.position, flip.set);
    if (verdict.kind === 'unknown') return verdict;
    if (verdict.kind === 'unsat') {
      return isProof ? verdict : { kind: 'unknown', reason: `no word within the sets of round ${round}` };
    }
    const values = solver.write(verdict.answer, path.parent);
    const ruling = flip.judge(values);
    if (ruling.kind === 'accepted') return { kind: 'sat', values };
    if (ruling.kind === 'refused') return { kind: 'unknown', reason: ruling.reason };
    isProof &&= ruling.necessary;
    within = within.refined(ruling.sets);
  }
  return { kind: 'unknown', reason: `no accepted word in ${flip.maxRounds} rounds` };
}
