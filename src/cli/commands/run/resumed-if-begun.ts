import type { CampaignOptions } from '../../../campaign/prepare/campaign-options.ts';
import { latestFolder } from './changes/files-of-target.ts';

/** Of several targets, those without a campaign begin one: a target that was added later has nothing to continue. */
export async function resumedIfBegun(reading: Promise<CampaignOptions>): Promise<CampaignOptions> {
  const options = await reading;
  return options.resume && latestFolder(options) === undefined ? { ...options, resume: false } : options;
}
