import { Deadline } from '../../core/time/deadline.js';
import { machineTime } from '../../core/time/time-source.js';
/**
 * End of each phase: a share of the time budget plus a constant. A phase that ends early leaves its time to the later
 * ones. Loading the target may take the whole budget; other preparation has shares of its own. Findings are minimized
 * after the budget is spent.
 */
const ends = {
    preparing: { share: 1, moreMs: 0 },
    probing: { share: 1.02, moreMs: 300 },
    finalizing: { share: 1.1, moreMs: 1000 },
};
/** Share of the time for probing the corpus after exploration; only text inputs are probed. */
const shareOfProbing = 0.2;
/** Share of the time for finding slow inputs, if exploring ended early. */
const shareOfSlow = 0.25;
/** Share of the time, and of the time left, for running payloads in corpus inputs; most targets need less. */
const shareOfPayloads = 0.08;
const leastPayloadMs = 2000;
const payloadPartOfRest = 0.5;
/** Share of the time for finding out whether runs influence each other. */
const shareOfComparing = 0.2;
const leastComparingMs = 1000;
/** Share of the time for one native run that confirms a hang. */
const shareOfConfirming = 0.05;
/** Share of the time for examining inputs that hang or exhaust memory. */
const shareOfCostly = 0.2;
/** Upper limit for the summary after an interrupt: the user waits for it. */
const summarizingMs = 1200;
/**
 * The time budget of one campaign. It starts with the campaign, gives every phase its deadline, and ends on an
 * interrupt.
 */
export class CampaignClock {
    #phase = 'preparing';
    #current;
    /** Deadline of all work of explorers. */
    exploring;
    #interrupt;
    #time;
    #startMs;
    #timeMs;
    /** True if runs are limited; then the clock must not influence results before the time is up. */
    #countsRuns;
    /** `startMs` is on the clock of the time source. */
    constructor({ budget, domains }, interrupt, time = machineTime, startMs = time.now()) {
        this.#time = time;
        this.#startMs = startMs;
        this.#interrupt = interrupt;
        this.#timeMs = budget.timeMs ?? Infinity;
        this.#countsRuns = budget.runs !== undefined;
        const isProbed = domains.length === 1 && domains[0]?.kind === 'string';
        this.#current = this.#deadlineOf('preparing');
        this.exploring = this.#until(this.#startMs + this.#timeMs * (isProbed ? 1 - shareOfProbing : 1));
    }
    get phase() {
        return this.#phase;
    }
    /** The only clock of a campaign: everything that it times is timed by it. */
    get nowMs() {
        return this.#time.now();
    }
    /** Deadline of the current phase. */
    get current() {
        return this.#current;
    }
    get isInterrupted() {
        return this.#interrupt.aborted;
    }
    /** Why a phase ended before its work was done. */
    get cutBy() {
        return this.isInterrupted ? 'interrupted' : 'time';
    }
    /**
     * Starts a phase and returns its deadline. The deadline of the summary is independent of interrupts and of earlier
     * phases.
     */
    enter(phase) {
        this.#phase = phase;
        this.#current =
            phase === 'exploring'
                ? this.exploring
                : phase === 'summarizing'
                    ? new Deadline(this.nowMs + summarizingMs, undefined, this.#time)
                    : this.#deadlineOf(phase);
        return this.#current;
    }
    /** Deadline for finding out whether runs influence each other. */
    get comparing() {
        return this.#current.within(Math.max(leastComparingMs, this.#timeMs * shareOfComparing));
    }
    /** Deadline for running payloads in corpus inputs. */
    get tryingPayloads() {
        if (!this.decides)
            return this.#current;
        const shareMs = Math.max(leastPayloadMs, this.#timeMs * shareOfPayloads);
        return this.#current.within(Math.min(shareMs, this.#current.leftMs * payloadPartOfRest));
    }
    /** Deadline for finding inputs with superlinear run time. */
    get findingSlow() {
        return this.#current.within(this.#timeMs * shareOfSlow);
    }
    /** Time limit of one native run that confirms a hang. */
    get confirmingMs() {
        return this.#shareOf(shareOfConfirming);
    }
    /** Total time for examining inputs that hang or exhaust memory. */
    get costlyMs() {
        return this.#shareOf(shareOfCostly);
    }
    /** True if the clock may influence what is done. It may not if runs are limited: such campaigns are reproducible. */
    get decides() {
        return !this.#countsRuns && this.#timeMs !== Infinity;
    }
    #shareOf(share) {
        return this.decides ? this.#timeMs * share : Infinity;
    }
    #deadlineOf(phase) {
        const { share, moreMs } = ends[phase];
        return this.#until(this.#startMs + this.#timeMs * share + moreMs);
    }
    #until(endMs) {
        return new Deadline(endMs, this.#interrupt, this.#time);
    }
}
