import type { CampaignObserver } from './campaign-observer.ts';
import type { CampaignOptions } from './campaign-options.ts';
import { explore, type ProgressListener } from './explore.ts';
import { prepare } from './prepare.ts';
import { probeSlow } from './probe-slow.ts';
import { probeWords } from './probe-words.ts';
import { summarise, type CampaignSummary } from './summarise.ts';

export interface CampaignControl {
  /** Ends the campaign; what was found so far is summarised. */
  readonly signal: AbortSignal;
  readonly onProgress: ProgressListener;
  readonly observer?: CampaignObserver;
}

/** One run of the tool on one target. Each run is judged and kept as it comes in. */
export async function runCampaign(
  options: CampaignOptions,
  { signal, onProgress, observer }: CampaignControl,
): Promise<CampaignSummary> {
  const campaign = { ...(await prepare(options, signal)), observer };
  try {
    const ending = await explore(campaign, onProgress);
    await probeWords(campaign);
    await probeSlow(campaign);
    return await summarise(campaign, ending);
  } finally {
    campaign.journal.close();
    await Promise.all(campaign.explorers.map((explorer) => explorer.close()));
  }
}
