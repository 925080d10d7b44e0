import type { CampaignBudget } from './campaign-options.ts';

/** Why a campaign ends before its strategy does. */
type StopReason = 'time' | 'runs' | 'plateau' | 'interrupted';

/** `exhausted`: the strategy had nothing more to do. */
export type Ending = StopReason | 'exhausted';

/** Looking into a hang or a use of all memory takes seconds, and inputs like it do the same. */
const mostCostly = 6;
/** Of the time, for looking at what was kept once more. */
const shareOfProbing = 0.1;
/** For trying words in it that oracles are after, which is over sooner for most targets. */
const shareOfWords = 0.05;
const leastWordsMs = 1000;
/** Making inputs smaller may take this part of the time on top of it, and at least so long. */
const shareOfSettling = 0.1;
const leastSettlingMs = 3000;

/** Says when to stop. */
export class Budget {
  private readonly limits: CampaignBudget;
  private readonly signal: AbortSignal;
  private readonly start = performance.now();
  private runs: number;
  private runsSinceGain = 0;
  private costly = 0;
  /** Inputs that were to be run when the budget was spent. */
  skipped = 0;

  /** `runs` were done before, in an earlier part of the campaign. */
  constructor(limits: CampaignBudget, signal: AbortSignal, runs: number) {
    this.limits = limits;
    this.signal = signal;
    this.runs = runs;
  }

  ran(gain: number): void {
    this.runs++;
    this.runsSinceGain = gain > 0 ? 0 : this.runsSinceGain + 1;
  }

  get runsLeft(): number {
    return Math.max(0, (this.limits.runs ?? Infinity) - this.runs);
  }

  /** Whether one more of these may be looked into. */
  allowsCostly(): boolean {
    return this.costly++ < mostCostly;
  }

  /** How long making inputs smaller may take at the end. */
  get settlingMs(): number {
    return this.shareOf(shareOfSettling, leastSettlingMs);
  }

  /** How long words may be tried in what was kept. */
  get wordsMs(): number {
    return this.shareOf(shareOfWords, leastWordsMs);
  }

  /** How long may be spent on what was kept once exploring has ended. */
  get probingMs(): number {
    return (this.limits.timeMs ?? 0) * shareOfProbing;
  }

  get stopReason(): StopReason | undefined {
    if (this.signal.aborted) return 'interrupted';
    if (this.runsLeft === 0) return 'runs';
    if (this.runsSinceGain >= (this.limits.plateauRuns ?? Infinity)) return 'plateau';
    const exploringMs = (this.limits.timeMs ?? Infinity) * (1 - shareOfProbing);
    return performance.now() - this.start >= exploringMs ? 'time' : undefined;
  }

  /** Where runs are counted, the clock decides nothing. */
  private shareOf(share: number, leastMs: number): number {
    const { timeMs, runs } = this.limits;
    return timeMs === undefined || runs !== undefined ? Infinity : Math.max(leastMs, timeMs * share);
  }
}
