import { processUsage } from './process-usage.js';
/** Factor from CPU time limit to elapsed time limit: on a busy machine a process may have to wait for a CPU. */
const waitFactor = 4;
/** Checks a process at short intervals, and kills it when a run exceeds its time or memory. */
export class Watchdog {
    killed;
    #process;
    #limits;
    #intervalMs;
    #timer;
    #isLoading = true;
    #isIdle = false;
    #run = 0;
    #since = performance.now();
    /** CPU time at the start of the run, measured at the first check: measuring takes as long as a short run. */
    #cpuBefore;
    #lastLook = performance.now();
    constructor(process, limits) {
        this.#process = process;
        this.#limits = limits;
        this.#intervalMs = Math.max(5, Math.min(50, limits.timeMs / 4));
        this.#timer = setInterval(() => this.#look(), this.#intervalMs);
        void process.died.finally(() => clearInterval(this.#timer)).catch(() => { });
    }
    loaded() {
        this.#isLoading = false;
        this.rest();
    }
    /** Pauses the time limit while there is nothing to run. */
    rest() {
        this.#isIdle = true;
        this.#timer.unref();
    }
    resume() {
        if (!this.#isIdle)
            return;
        this.#isIdle = false;
        this.#since = this.#lastLook = performance.now();
        this.#cpuBefore = undefined;
        this.#timer.ref();
    }
    #look() {
        if (this.#isIdle)
            return;
        const now = performance.now();
        // If this check itself is late, the process may have waited for us.
        const wasLate = now - this.#lastLook > 4 * this.#intervalMs;
        this.#lastLook = now;
        const run = this.#process.lastRun;
        const { cpuMs, memoryMb } = processUsage(this.#process.pid);
        if (run !== this.#run || wasLate)
            this.#since = now;
        // Not for late checks: on a busy machine all are late, and waiting for us takes no CPU time.
        if (run !== this.#run) {
            this.#run = run;
            this.#cpuBefore = cpuMs;
        }
        this.#cpuBefore ??= cpuMs;
        const limitMs = this.#isLoading ? this.#limits.loadTimeMs : this.#limits.timeMs;
        const elapsedMs = now - this.#since;
        const isLate = cpuMs === undefined || this.#cpuBefore === undefined
            ? elapsedMs > limitMs
            : cpuMs - this.#cpuBefore > limitMs || elapsedMs > waitFactor * limitMs;
        const limitMb = this.#limits.memoryMb;
        // Garbage collection near the limit is slow: a late run that uses most of its memory counts as out of memory.
        if (memoryMb > limitMb || (isLate && memoryMb > 0.7 * limitMb))
            this.#kill({ kind: 'memory', limitMb });
        else if (isLate)
            this.#kill({ kind: 'time', limitMs });
    }
    #kill(reason) {
        this.killed ??= reason;
        this.#process.kill();
    }
}
