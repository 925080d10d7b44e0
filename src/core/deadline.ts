import { unlessAborted } from './unless-aborted.ts';

/** Longer than this, timers of Node do not wait. */
const longestTimerMs = 2 ** 31 - 1;

/** Until when something may take, and a signal that is given then, or earlier if one of those it is made with is. */
export class Deadline {
  readonly signal: AbortSignal;
  /** As `performance.now` counts. */
  readonly endMs: number;

  constructor(endMs: number, ...earlier: readonly AbortSignal[]) {
    this.endMs = endMs;
    const controller = new AbortController();
    this.signal = controller.signal;
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

  /** One that ends in so many milliseconds, and with this one at the latest. */
  within(milliseconds: number): Deadline {
    return new Deadline(Math.min(this.endMs, performance.now() + milliseconds), this.signal);
  }

  /** What the work comes to; undefined if it was ended by the signal. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return unlessAborted(this.signal, work);
  }
}
