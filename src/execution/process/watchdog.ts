import { processUsage } from './process-usage.ts';
import type { SubjectProcess } from './subject-process.ts';

export interface WatchLimits {
  /** CPU time limit of a run; the limit of elapsed time is `waitFactor` times as much. */
  readonly timeMs: number;
  /** Time limit of loading the subject's modules. */
  readonly loadTimeMs: number;
  readonly memoryMb: number;
}

export type KillReason =
  { readonly kind: 'time'; readonly limitMs: number } | { readonly kind: 'memory'; readonly limitMb: number };

/** Factor from CPU time limit to elapsed time limit: on a busy machine a process may have to wait for a CPU. */
const waitFactor = 4;

/** Checks a process at short intervals, and kills it when a run exceeds its time or memory. */
export class Watchdog {
  killed: KillReason | undefined;
  readonly #process: SubjectProcess;
  readonly #limits: WatchLimits;
  readonly #intervalMs: number;
  readonly #timer: NodeJS.Timeout;
  #isLoading = true;
  #isIdle = false;
  #run = 0;
  #since = performance.now();
  /** CPU time at the start of the run, measured at the first check: measuring takes as long as a short run. */
  #cpuBefore: number | undefined;
  #lastLook = performance.now();

  constructor(process: SubjectProcess, limits: WatchLimits) {
    this.#process = process;
    this.#limits = limits;
    this.#intervalMs = Math.max(5, Math.min(50, limits.timeMs / 4));
    this.#timer = setInterval(() => this.#look(), this.#intervalMs);
    void process.died.finally(() => clearInterval(this.#timer)).catch(() => {});
  }

  loaded(): void {
    this.#isLoading = false;
    this.rest();
  }

  /** Pauses the time limit while there is nothing to run. */
  rest(): void {
    this.#isIdle = true;
    this.#timer.unref();
  }

  resume(): void {
    if (!this.#isIdle) return;
    this.#isIdle = false;
    this.#since = this.#lastLook = performance.now();
    this.#cpuBefore = undefined;
    this.#timer.ref();
  }

  #look(): void {
    if (this.#isIdle) return;
    const now = performance.now();
    // If this check itself is late, the process may have waited for us.
    const wasLate = now - this.#lastLook > 4 * this.#intervalMs;
    this.#lastLook = now;
    const run = this.#process.lastRun;
    const { cpuMs, memoryMb } = processUsage(this.#process.pid);
    if (run !== this.#run || wasLate) this.#since = now;
    // Not for late checks: on a busy machine all are late, and waiting for us takes no CPU time.
    if (run !== this.#run) {
      this.#run = run;
      this.#cpuBefore = cpuMs;
    }
    this.#cpuBefore ??= cpuMs;
    const limitMs = this.#isLoading ? this.#limits.loadTimeMs : this.#limits.timeMs;
    const elapsedMs = now - this.#since;
    const isLate =
      cpuMs === undefined || this.#cpuBefore === undefined
        ? elapsedMs > limitMs
        : cpuMs - this.#cpuBefore > limitMs || elapsedMs > waitFactor * limitMs;
    const limitMb = this.#limits.memoryMb;
    // Garbage collection near the limit is slow: a late run that uses most of its memory counts as out of memory.
    if (memoryMb > limitMb || (isLate && memoryMb > 0.7 * limitMb)) this.#kill({ kind: 'memory', limitMb });
    else if (isLate) this.#kill({ kind: 'time', limitMs });
  }

  #kill(reason: KillReason): void {
    this.killed ??= reason;
    this.#process.kill();
  }
}
