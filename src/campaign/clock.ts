import { Deadline } from '../core/deadline.ts';
import type { CampaignOptions } from './campaign-options.ts';

/** What a campaign is doing. */
export type Phase = 'preparing' | 'exploring' | 'probing' | 'settling' | 'summarizing';

/**
 * When each phase has to be over, as a share of the time and some more; a phase that needs less leaves the rest to those
 * after it. Loading a target may take all of the time, what else there is to prepare only a part of it. Inputs are made
 * smaller after the time is up.
 */
const ends: Readonly<
  Record<'preparing' | 'probing' | 'settling', { readonly share: number; readonly moreMs: number }>
> = {
  preparing: { share: 1, moreMs: 0 },
  probing: { share: 1.02, moreMs: 300 },
  settling: { share: 1.1, moreMs: 1000 },
};

/** Of the time, for looking at what was kept once more; only texts are. */
const shareOfProbing = 0.1;
/** Of the time, and of what is left of it, for trying words in what was kept, which is over sooner for most targets. */
const shareOfWords = 0.05;
const leastWordsMs = 1000;
const wordsPartOfRest = 0.5;
/** Of the time, for finding out whether runs disturb each other. */
const shareOfComparing = 0.2;
const leastComparingMs = 1000;
/** Of the time, for a native run that is to show whether an input hangs. */
const shareOfConfirming = 0.05;
/** Of the time, for looking into inputs that hang or use up memory. */
const shareOfCostly = 0.2;
/** Upper limit for the summary after an interrupt: the user waits for it. */
const summarizingMs = 1200;

type Timed = Pick<CampaignOptions, 'budget' | 'domains'>;

/** The time of one campaign: made when it starts, asked by every phase how long it may take, and ended by an interrupt. */
export class CampaignClock {
  #phase: Phase = 'preparing';
  #current: Deadline;
  /** Of everything that explorers do. */
  readonly exploring: Deadline;
  readonly #interrupt: AbortSignal;
  readonly #startMs: number;
  readonly #timeMs: number;
  /** Whether runs are counted and the clock is not to decide anything before the time is up. */
  readonly #countsRuns: boolean;

  constructor({ budget, domains }: Timed, interrupt: AbortSignal, startMs = performance.now()) {
    this.#startMs = startMs;
    this.#interrupt = interrupt;
    this.#timeMs = budget.timeMs ?? Infinity;
    this.#countsRuns = budget.runs !== undefined;
    const isProbed = domains.length === 1 && domains[0]?.kind === 'string';
    this.#current = this.#deadlineOf('preparing');
    this.exploring = this.#until(this.#startMs + this.#timeMs * (isProbed ? 1 - shareOfProbing : 1));
  }

  get phase(): Phase {
    return this.#phase;
  }

  /** Of the phase that the campaign is in. */
  get current(): Deadline {
    return this.#current;
  }

  get isInterrupted(): boolean {
    return this.#interrupt.aborted;
  }

  /** Why a phase is over before its work is. */
  get cutBy(): 'time' | 'interrupted' {
    return this.isInterrupted ? 'interrupted' : 'time';
  }

  /** A new phase begins, the last one has to be over at the end of the campaign whatever happened before. */
  enter(phase: Phase): Deadline {
    this.#phase = phase;
    this.#current =
      phase === 'exploring'
        ? this.exploring
        : phase === 'summarizing'
          ? new Deadline(performance.now() + summarizingMs)
          : this.#deadlineOf(phase);
    return this.#current;
  }

  /** For finding out whether runs disturb each other. */
  get comparing(): Deadline {
    return this.#current.within(Math.max(leastComparingMs, this.#timeMs * shareOfComparing));
  }

  /** For trying words in what was kept. */
  get tryingWords(): Deadline {
    if (!this.decides) return this.#current;
    const shareMs = Math.max(leastWordsMs, this.#timeMs * shareOfWords);
    return this.#current.within(Math.min(shareMs, this.#current.leftMs * wordsPartOfRest));
  }

  /** For looking for inputs whose time grows too fast. */
  get findingSlow(): Deadline {
    return this.#current.within(this.#timeMs * shareOfProbing);
  }

  /** How long a native run may take that is to show whether an input hangs. */
  get confirmingMs(): number {
    return this.#shareOf(shareOfConfirming);
  }

  /** How long looking into inputs that hang or use up memory may take in all. */
  get costlyMs(): number {
    return this.#shareOf(shareOfCostly);
  }

  /** Whether the clock may decide what is done: not where runs are counted, whose results are the same each time. */
  get decides(): boolean {
    return !this.#countsRuns && this.#timeMs !== Infinity;
  }

  #shareOf(share: number): number {
    return this.decides ? this.#timeMs * share : Infinity;
  }

  #deadlineOf(phase: keyof typeof ends): Deadline {
    const { share, moreMs } = ends[phase];
    return this.#until(this.#startMs + this.#timeMs * share + moreMs);
  }

  #until(endMs: number): Deadline {
    return new Deadline(endMs, this.#interrupt);
  }
}
