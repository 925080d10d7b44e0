import type { SolvedFlip } from '../../engine/explorer.ts';

/** Number of unknown answers for a branch before back-off starts. */
const patience = 4;
/** The longest back-off: one flip in this many is solved in any case. */
const mostPassedOver = 64;

interface Efforts {
  /** Flips left unknown since the last solved one. */
  unknowns: number;
  /** Flips skipped since the last one that was asked for. */
  passedOver: number;
}

/** Exponential back-off for flips of branches that the solver repeatedly leaves unknown, whatever the input. */
export class FlipBackoff {
  readonly #efforts = new Map<string, Efforts>();

  /** Returns false if this flip is to be skipped. */
  isDue(branch: string): boolean {
    const known = this.#efforts.get(branch);
    if (known === undefined || known.unknowns < patience) return true;
    if (++known.passedOver < Math.min(2 ** (known.unknowns - patience + 1), mostPassedOver)) return false;
    known.passedOver = 0;
    return true;
  }

  /** An optimistic solution resets the back-off, too. */
  note(branch: string, { verdict, optimistic }: Pick<SolvedFlip, 'verdict' | 'optimistic'>): void {
    if (verdict === 'sat' || optimistic !== undefined) this.#efforts.delete(branch);
    else if (verdict === 'unknown') {
      const known = this.#efforts.get(branch);
      if (known === undefined) this.#efforts.set(branch, { unknowns: 1, passedOver: 0 });
      else known.unknowns++;
    }
  }
}
