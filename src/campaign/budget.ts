import type { CampaignBudget } from './campaign-options.ts';
import type { CampaignClock } from './clock.ts';

/** Why a campaign ends before its strategy does. */
type StopReason = 'time' | 'runs' | 'plateau' | 'interrupted';

/** `exhausted`: the strategy had nothing more to do. */
export type Ending = StopReason | 'exhausted';

/** Looking into a hang or a use of all memory takes seconds, and inputs like it do the same. */
const mostCostly = 6;

/** A strategy that has asked so often in a row for nothing but what was run already has run out of inputs. */
const mostVainTasks = 2000;

/** Says when to stop exploring. */
export class Budget {
  private readonly limits: CampaignBudget;
  private readonly clock: CampaignClock;
  private runs: number;
  private runsSinceGain = 0;
  private vainTasks = 0;
  private costly = 0;
  private costlyMs = 0;
  /** Inputs that were to be run, and flips that were to be solved, when the budget was spent. */
  skipped = 0;

  /** `runs` were done before, in an earlier part of the campaign. */
  constructor(limits: CampaignBudget, clock: CampaignClock, runs: number) {
    this.limits = limits;
    this.clock = clock;
    this.runs = runs;
  }

  ran(gain: number): void {
    this.runs++;
    this.vainTasks = 0;
    this.runsSinceGain = gain > 0 ? 0 : this.runsSinceGain + 1;
  }

  /** A task asked for inputs, and all of them had been run before. */
  ranNothing(): void {
    if (++this.vainTasks === mostVainTasks) this.skipped++;
  }

  /** Nothing new comes of what the strategy asks for: without end, where the inputs are few and it draws them at random. */
  get isInVain(): boolean {
    return this.vainTasks >= mostVainTasks;
  }

  get runsLeft(): number {
    return Math.max(0, (this.limits.runs ?? Infinity) - this.runs);
  }

  /** Whether one more of these may be looked into. */
  allowsCostly(): boolean {
    return this.costlyMs < this.clock.costlyMs && this.costly++ < mostCostly;
  }

  spentOnCostly(milliseconds: number): void {
    this.costlyMs += milliseconds;
  }

  get stopReason(): StopReason | undefined {
    if (this.clock.isInterrupted) return 'interrupted';
    if (this.runsLeft === 0) return 'runs';
    if (this.runsSinceGain >= (this.limits.plateauRuns ?? Infinity)) return 'plateau';
    return this.clock.exploring.isOver ? 'time' : undefined;
  }
}
