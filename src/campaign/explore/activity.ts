import type { Origin } from '../../execution/input/input.ts';

/** The clock by which activity is timed. */
interface Clock {
  readonly nowMs: number;
}

/** What an exploration is busy with and whether it gets anywhere; for showing progress only. */
export class Activity {
  readonly #clock: Clock;
  readonly #runs = new Map<Origin['kind'], number>();
  #gainMs: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#gainMs = clock.nowMs;
  }

  /** `gain` is the number of counters that the run raised first. */
  ran(origin: Origin, gain: number): void {
    this.#runs.set(origin.kind, (this.#runs.get(origin.kind) ?? 0) + 1);
    if (gain > 0) this.#gainMs = this.#clock.nowMs;
  }

  get secondsSinceGain(): number {
    return (this.#clock.nowMs - this.#gainMs) / 1000;
  }

  /** The number of runs by the origin of their input, the most frequent first. */
  get runsByOrigin(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#runs].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
  }
}
