import { setMaxListeners } from 'node:events';

import { machineTime, type TimeSource } from './time-source.ts';
import { unlessAborted } from './unless-aborted.ts';

/** A point in time with an abort signal, which fires at that time or when an earlier signal fires before. */
export class Deadline {
  readonly signal: AbortSignal;
  /** On the clock of the time source. */
  readonly endMs: number;
  readonly #time: TimeSource;

  constructor(endMs: number, earlier?: AbortSignal, time: TimeSource = machineTime) {
    this.endMs = endMs;
    this.#time = time;
    const controller = new AbortController();
    this.signal = controller.signal;
    // Every process of a campaign listens to it, and there is no saying how many there are.
    setMaxListeners(0, this.signal);
    const end = (): void => controller.abort();
    if (earlier?.aborted === true) end();
    else earlier?.addEventListener('abort', end, { once: true });
    time.callAt(endMs, end);
  }

  get isOver(): boolean {
    return this.signal.aborted || this.#time.now() >= this.endMs;
  }

  get leftMs(): number {
    return this.signal.aborted ? 0 : Math.max(0, this.endMs - this.#time.now());
  }

  /** A deadline after `milliseconds`, or at the end of this one if that is earlier. */
  within(milliseconds: number): Deadline {
    return new Deadline(Math.min(this.endMs, this.#time.now() + milliseconds), this.signal, this.#time);
  }

  /** Resolves to the result of the work, or to undefined if the signal ended it. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return unlessAborted(this.signal, work);
  }
}
