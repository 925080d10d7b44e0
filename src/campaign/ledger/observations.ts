import type { GrammarSource } from '../../engine/grammar-input.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';
import type { CampaignSummary } from '../summarize/summarize.ts';

/** What a campaign observed beyond its journal, as it is stored in `observations.json` for reports. */
export interface CampaignObservations {
  readonly version: 1;
  /** The sites of all files that were loaded. */
  readonly tables: readonly SiteTable[];
  /** Number of runs through each counter of a file, by content hash. */
  readonly passes: Readonly<Record<string, CounterPasses>>;
  /** Decisions that recorded runs reached, by site. */
  readonly decisions: readonly ObservedDecision[];
  /** The first decisions of the recorded runs, as a tree; parents come before their children. */
  readonly tree: readonly ObservedNode[];
  readonly solving: ObservedSolving;
  /** Places of sites that no table lists, such as conditions inside built-in functions. */
  readonly otherSites: Readonly<Record<string, string>>;
  /** The grammars of the inputs, as the user named them. */
  readonly grammars: readonly GrammarSource[];
  /** Present when the campaign has ended; a campaign that was killed has none. */
  readonly summary?: CampaignSummary;
}

/** Numbers of runs through counters; the index is the number of the counter. */
interface CounterPasses {
  readonly all: readonly number[];
  /** Runs that were also recorded. */
  readonly recorded: readonly number[];
}

export interface ObservedDecision {
  readonly site: number;
  /** Number of recordings that reached it. */
  readonly recordings: number;
  /** Ways that recorded runs took: 0 is false, 1 is true. */
  readonly taken: readonly number[];
  /** What is known of the ways that no recorded run took. */
  readonly missed: readonly MissedWay[];
}

/** A way out of a decision that no recorded run took. */
export interface MissedWay {
  readonly way: number;
  /**
   * Number of paths to the decision, by what the solver said of its flip there. `open` was not asked, `proved` is
   * `unsat` for all inputs within the bounds, `unproved` is `unsat` only for what was recorded of the path, or only
   * within a grammar, and `promised` is `sat`.
   */
  readonly paths: Readonly<Record<FlipStatus, number>>;
  /** Reasons of unknown answers, the most frequent first. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Concretizations on paths whose flip is `unproved` or `unknown`. */
  readonly concretizations: readonly { readonly site: string; readonly why: string }[];
  /** True if there were more paths than are remembered: then nothing is known of the others. */
  readonly isCut: boolean;
}

export type FlipStatus = 'open' | 'proved' | 'unproved' | 'unknown' | 'promised';

export interface ObservedNode {
  readonly site: number;
  /** Index of the decision before; -1 for the first one. */
  readonly parent: number;
  /** The way that was taken there. */
  readonly way: number;
  /** Number of recordings that reached the decision. */
  readonly recordings: number;
  /** Id of the first input that reached it. */
  readonly input: string;
  /** What the solver said of ways out of the decision. */
  readonly flips: readonly { readonly way: number; readonly verdict: 'sat' | 'unsat' | 'unknown' }[];
  /** Paths that end here or go on beyond the stored tree. */
  readonly isEnd: boolean;
}

export interface ObservedSolving {
  /** By the link that answered; `unknown` for flips that no link answered. */
  readonly byLink: Readonly<Record<string, { readonly flips: number; readonly milliseconds: number }>>;
  readonly slowest: readonly SlowFlip[];
}

/** One of the flips that took longest. */
export interface SlowFlip {
  readonly site: string;
  readonly way: number;
  readonly verdict: 'sat' | 'unsat' | 'unknown';
  readonly by?: string;
  readonly reason?: string;
  readonly milliseconds: number;
  /** Id of the input whose path was flipped. */
  readonly input: string;
}
