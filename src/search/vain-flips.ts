import type { Verdict } from '../solver/verdict.ts';

/** As often a flip of a branch is asked for in any case. */
const patience = 4;
/** However long nothing has come of it, one in so many is asked for. */
const mostPassedOver = 64;

interface Efforts {
  /** Left unknown since the last that was solved. */
  vain: number;
  /** Passed over since the last that was asked for. */
  passedOver: number;
}

/**
 * Remembers for which branches nobody knows how to take them, whatever the input: what has been asked for in vain many times
 * over is asked for ever more seldom.
 */
export class VainFlips {
  private readonly efforts = new Map<string, Efforts>();

  /** Whether to ask for this flip. */
  isDue(branch: string): boolean {
    const known = this.efforts.get(branch);
    if (known === undefined || known.vain < patience) return true;
    if (++known.passedOver < Math.min(2 ** (known.vain - patience + 1), mostPassedOver)) return false;
    known.passedOver = 0;
    return true;
  }

  /** An input for the branch alone is worth the question, too. */
  note(branch: string, verdict: Verdict): void {
    if (verdict.kind === 'sat' || verdict.optimistic !== undefined) this.efforts.delete(branch);
    else if (verdict.kind === 'unknown') {
      const known = this.efforts.get(branch);
      if (known === undefined) this.efforts.set(branch, { vain: 1, passedOver: 0 });
      else known.vain++;
    }
  }
}
