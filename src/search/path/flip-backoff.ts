import { ExponentialBackoff } from '../../core/exponential-backoff.ts';
import type { SolvedFlip } from '../../engine/explorer.ts';

/** Exponential back-off for flips of branches that the solver repeatedly leaves unknown, whatever the input. */
export class FlipBackoff {
  readonly #attempts = new ExponentialBackoff();

  /** Returns false if this flip is to be skipped. */
  isDue(branch: string): boolean {
    return this.#attempts.isDue(branch);
  }

  /** An optimistic solution resets the back-off, too. */
  note(branch: string, { verdict, optimistic }: Pick<SolvedFlip, 'verdict' | 'optimistic'>): void {
    if (verdict === 'sat' || optimistic !== undefined) this.#attempts.succeeded(branch);
    else if (verdict === 'unknown') this.#attempts.failed(branch);
  }
}
