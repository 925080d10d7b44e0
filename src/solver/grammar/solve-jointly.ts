import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { GrammarPath } from './grammar-path.ts';
import type { GrammarSolver } from './grammar-solver.ts';

/** By position: the values that are still wanted there. */
type Refinement = ReadonlyMap<number, IntervalSet>;

/** What those who know constraints over several positions say to a word. */
export type Ruling =
  | { readonly kind: 'accepted' }
  /** Not so; a word within these sets might do. `necessary`: every word that satisfies the constraints is within them. */
  | { readonly kind: 'refined'; readonly sets: Refinement; readonly necessary: boolean }
  | { readonly kind: 'refused'; readonly reason: string };

export type JointVerdict =
  | { readonly kind: 'sat'; readonly values: readonly number[] }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A flip, and whom to ask about constraints that are not over one position: equal texts, sums. */
export interface JointFlip {
  readonly position: number;
  readonly set: IntervalSet;
  judge(values: readonly number[]): Ruling;
  readonly maxRounds: number;
}

/**
 * The grammar proposes a word, the judge accepts it or says where to look instead, and so on. That no word is left is a
 * proof only if all that the judge has said was necessary.
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
  return { kind: 'unknown', reason: `no agreement in ${flip.maxRounds} rounds` };
}
