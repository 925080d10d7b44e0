import { setMaxListeners } from 'node:events';

import { unlessAborted } from './unless-aborted.ts';

/** The longest delay that Node's timers support. */
const longestTimerMs = 2 ** 31 - 1;

/** A point in time with an abort signal, which fires at that time or when one of the given signals fires before. */
export class Deadline {
  readonly signal: AbortSignal;
  /** On the clock of `performance.now`. */
  readonly endMs: number;

  constructor(endMs: number, ...earlier: readonly AbortSignal[]) {
    this.endMs = endMs;
    const controller = new AbortController();
    this.signal = controller.signal;
    // Every process of a campaign listens to it, and there is no saying how many there are.
    setMaxListeners(0, this.signal);
    const end = (): void => controller.abort();
    for (const signal of earlier) {
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    }
    const leftMs = endMs - performance.now();
    if (leftMs <= longestTimerMs) setTimeout(end, Math.max(0, leftMs)).unref();
  }

  get isOver(): boolean {
    return this.signal.aborted || performance.now() >= this.endMs;
  }

  get leftMs(): number {
    return this.signal.aborted ? 0 : Math.max(0, this.endMs - performance.now());
  }

  /** A deadline after `milliseconds`, or at the end of this one if that is earlier. */
  within(milliseconds: number): Deadline {
    return new Deadline(Math.min(this.endMs, performance.now() + milliseconds), this.signal);
  }

  /** Resolves to the result of the work, or to undefined if the signal ended it. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return unlessAborted(this.signal, work);
  }
}
