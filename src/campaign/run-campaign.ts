import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import type { TimeSource } from '../core/time/time-source.ts';
import type { Engine } from '../engine/engine.ts';
import type { Ending } from './explore/budget.ts';
import type { Campaign } from './campaign.ts';
import { CampaignClock } from './explore/clock.ts';
import type { CampaignObserver } from './campaign-observer.ts';
import type { CampaignOptions } from './prepare/campaign-options.ts';
import { noProgress, type CampaignPhase } from './campaign-progress.ts';
import { deepened } from './explore/deepened.ts';
import { lengthened } from './explore/lengthened.ts';
import { exploreInputs, exploreFrom, type ProgressListener } from './explore/explore.ts';
import { confirmLosses, secondOpinion } from './monitor/second-opinion.ts';
import { prepare } from './prepare/prepare.ts';
import { keepObservations } from './keep/keep-observations.ts';
import { progressOf } from './progress.ts';
import { probeSlow } from './judge/probe-slow.ts';
import { probeHangingPatterns } from './judge/probe-hanging-patterns.ts';
import { probeNesting } from './judge/probe-nesting.ts';
import { probePayloads } from './judge/probe-payloads.ts';
import { processEngine } from './workers/process-engine.ts';
import { emptySummary, summarize, type CampaignSummary } from './summarize/summarize.ts';

export interface CampaignControl {
  /** Ends the campaign; the results so far are summarized. */
  readonly signal: AbortSignal;
  readonly onProgress: ProgressListener;
  readonly observer?: CampaignObserver;
  /** The clock; that of the machine by default. */
  readonly time?: TimeSource;
  /** Start of the time budget on that clock; by default now. */
  readonly startMs?: number;
  /** Runs the subject; in processes by default. */
  readonly engine?: Engine;
}

/** Rounds of exploring from inputs that contradict a claim. */
const mostRounds = 4;

/** Runs a campaign on one target. Every run is judged and kept as soon as it ends. */
export async function runCampaign(
  options: CampaignOptions,
  { signal, onProgress, observer, time, startMs, engine = processEngine }: CampaignControl,
): Promise<CampaignSummary> {
  const clock = new CampaignClock(options, signal, time, startMs);
  onProgress(noProgress);
  const prepared = await prepareInTime(options, engine, clock);
  if (prepared === undefined) return emptySummary(options, clock.cutBy);
  let campaign: Campaign = { ...prepared, observer };
  const enter = async (phase: CampaignPhase): Promise<void> => {
    clock.enter(phase);
    onProgress(await progressOf(campaign));
  };
  try {
    await enter('exploring');
    let ending = await exploreAndCheck(campaign, onProgress);
    for (
      let larger = await withLargerInputs(campaign);
      larger !== undefined;
      larger = await withLargerInputs(campaign)
    ) {
      campaign = larger;
      ending = await exploreAndCheck(campaign, onProgress);
    }
    await enter('probing');
    await confirmLosses(campaign);
    await probePayloads(campaign);
    await probeNesting(campaign);
    await probeSlow(campaign);
    await probeHangingPatterns(campaign);
    await enter('finalizing');
    const summary = await summarize(campaign, ending);
    await keepObservations(campaign, summary);
    return summary;
  } finally {
    campaign.journal.close();
    await Promise.all(campaign.explorers.map((explorer) => explorer.close()));
  }
}

/**
 * Returns undefined if the campaign was interrupted, or if its time ended before anything could run. Throws if the
 * target did not load once within the whole time.
 */
async function prepareInTime(
  options: CampaignOptions,
  engine: Engine,
  clock: CampaignClock,
): Promise<Campaign | undefined> {
  let hasLoaded = false;
  const onLoaded = (): void => {
    hasLoaded = true;
  };
  const campaign = await clock.exploring.attempt(() => prepare(options, engine, clock, onLoaded));
  if (campaign !== undefined || clock.isInterrupted || hasLoaded) return campaign;
  const { timeMs = 0 } = options.budget;
  throw new CoppiceError(
    'load-timeout',
    `${displayPath(options.file)} did not finish loading within the campaign's time, ${timeMs / 1000} s`,
    {
      hint: 'raise --time; if that does not help, look for code that does not terminate when the file is imported',
    },
  );
}

/** Returns the campaign with larger inputs, if everything within the present ones was explored and there is more to find. */
async function withLargerInputs(campaign: Campaign): Promise<Campaign | undefined> {
  return (await deepened(campaign)) ?? (await lengthened(campaign));
}

/** Continues exploring from inputs that contradict a claim, and checks the next claim again. */
async function exploreAndCheck(campaign: Campaign, onProgress: ProgressListener): Promise<Ending> {
  let ending = await exploreInputs(campaign, onProgress);
  let contradictions = await secondOpinion(campaign);
  for (let round = 0; round < mostRounds && contradictions.length > 0; round++) {
    if (campaign.budget.stopReason !== undefined) break;
    ending = await exploreFrom(campaign, contradictions, onProgress);
    contradictions = await secondOpinion(campaign);
  }
  return ending;
}
