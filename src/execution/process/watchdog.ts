import { processUsage } from './process-usage.ts';
import type { SubjectProcess } from './subject-process.ts';

export interface WatchLimits {
  /** For one run, of computing; one that only waits gets `waitFactor` times as much. */
  readonly timeMs: number;
  /** For loading the subject's modules. */
  readonly loadTimeMs: number;
  readonly memoryMb: number;
}

export type KillReason =
  { readonly kind: 'time'; readonly limitMs: number } | { readonly kind: 'memory'; readonly limitMb: number };

/** On a busy machine a process may be kept from its work for long: what it computes counts, not the clock. */
const waitFactor = 4;

/** Looks at a process many times per run limit, and kills it when a run takes too long or too much memory. */
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
  /** Undefined until the first look at a run: asking the system takes as long as a short run. */
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

  /** Nothing to run: time does not count. */
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
    // If we were late ourselves, the process may have waited for us.
    const wasLate = now - this.#lastLook > 4 * this.#intervalMs;
    this.#lastLook = now;
    const run = this.#process.lastRun;
    const { cpuMs, memoryMb } = processUsage(this.#process.pid);
    if (run !== this.#run || wasLate) {
      this.#run = run;
      this.#since = now;
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
    // Collecting garbage in vain takes long: a run that is late with most of its memory used is short of memory.
    if (memoryMb > limitMb || (isLate && memoryMb > 0.7 * limitMb)) this.#kill({ kind: 'memory', limitMb });
    else if (isLate) this.#kill({ kind: 'time', limitMs });
  }

  #kill(reason: KillReason): void {
    this.killed ??= reason;
    this.#process.kill();
  }
}
