import type { TimeSource } from '../src/core/time/time-source.ts';

/** A clock that stands still until it is advanced. */
export class ManualTime implements TimeSource {
  #nowMs = 0;
  #calls: { readonly timeMs: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.#nowMs;
  }

  callAt(timeMs: number, callback: () => void): void {
    this.#calls.push({ timeMs, callback });
  }

  advance(milliseconds: number): void {
    this.#nowMs += milliseconds;
    const due = this.#calls.filter(({ timeMs }) => timeMs <= this.#nowMs);
    this.#calls = this.#calls.filter((call) => !due.includes(call));
    for (const { callback } of due) callback();
  }
}
