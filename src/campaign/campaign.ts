import type { Coverage } from '../execution/outcome/coverage.ts';
import type { Input } from '../execution/input/input.ts';
import type { Findings } from '../oracle/findings.ts';
import type { Isolation } from '../execution/process/isolation.ts';
import type { Engine } from '../engine/engine.ts';
import type { Explorer } from '../engine/explorer.ts';
import type { InputSpace } from '../engine/input-space.ts';
import type { Strategy } from '../search/strategy.ts';
import type { TokensKnown } from '../engine/tokens/token-runs.ts';
import type { RecentSet } from '../core/recent-set.ts';
import type { Activity } from './explore/activity.ts';
import type { Budget } from './explore/budget.ts';
import type { Focus } from './explore/focus.ts';
import type { CampaignFolder } from './keep/campaign-folder.ts';
import type { CampaignObserver } from './campaign-observer.ts';
import type { CampaignClock } from './explore/clock.ts';
import type { BranchPairs } from './judge/branch-pairs.ts';
import type { CampaignOptions } from './prepare/campaign-options.ts';
import type { Counter } from './summarize/counts.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { Journal } from './keep/journal.ts';
import type { Monitor } from './monitor/monitor.ts';
import type { RestoredCampaign } from './prepare/restored-campaign.ts';
import type { RunSample } from './explore/run-sample.ts';
import type { SeenPaths } from './explore/seen-paths.ts';

/** The state of a running campaign. */
export interface Campaign {
  readonly options: CampaignOptions;
  readonly space: InputSpace;
  readonly folder: CampaignFolder;
  readonly journal: Journal;
  /** Opens everything that runs the subject. */
  readonly engine: Engine;
  readonly explorers: readonly Explorer[];
  /** Isolation of runs that are not recorded. */
  readonly isolationOfNew: Isolation;
  readonly strategy: Strategy;
  readonly seeds: readonly Input[];
  /** The corpus of the earlier part of a resumed campaign. */
  readonly restored: RestoredCampaign['kept'];
  /** Inputs of the earlier part that are larger than those of the space; it may have continued with larger ones. */
  readonly beyond: readonly Input[];
  readonly clock: CampaignClock;
  readonly budget: Budget;
  readonly counter: Counter;
  readonly activity: Activity;
  readonly coverage: Coverage;
  /** Weighs new coverage for the strategy; undefined if no lines are preferred. */
  readonly focus: Focus | undefined;
  /** What reports need beyond the journal. */
  readonly ledger: Ledger;
  readonly paths: SeenPaths;
  readonly findings: Findings;
  /** Defined if targets are compared. */
  readonly branchPairs?: BranchPairs | undefined;
  /** Checks recordings and claims by running further inputs. */
  readonly monitor: Monitor;
  /** Random sample of the inputs that were run. */
  readonly sample: RunSample;
  /** Ids of inputs that were run. */
  readonly known: RecentSet<string>;
  /** Ids of inputs that brought new coverage. */
  readonly kept: Set<string>;
  /**
   * Obstacles outside the strategy: the subject is nondeterministic, isolation is unknown, or not every shape of input
   * was tried.
   */
  readonly obstacles: readonly string[];
  /** The depth of recursive types within which everything was explored. */
  readonly exploredDepth: number | undefined;
  /** The number of paths before the current depth was started. */
  readonly pathsBefore: number;
  /** What was learned about the subject's tokens, if the strategy uses them. */
  readonly tokens: TokensKnown | undefined;
  readonly observer?: CampaignObserver | undefined;
}
