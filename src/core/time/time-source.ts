/** The longest delay that Node's timers support. */
const longestTimerMs = 2 ** 31 - 1;

/** A clock that calls back at a given time. */
export interface TimeSource {
  /** Milliseconds since a fixed point. */
  now(): number;
  /** Calls back at that time or soon after. Does not keep the process alive. */
  callAt(timeMs: number, callback: () => void): void;
}

/** The clock of `performance.now`. */
export const machineTime: TimeSource = {
  now: () => performance.now(),
  callAt: (timeMs, callback) => {
    const leftMs = timeMs - performance.now();
    if (leftMs <= longestTimerMs) setTimeout(callback, Math.max(0, leftMs)).unref();
  },
};
