import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';

/**
 * Returns the folder of the campaign that ran last: `folder` itself if it is one, otherwise among the folders in it.
 */
export function latestCampaign(folder: string): string {
  if (existsSync(join(folder, 'target.json'))) return folder;
  const campaigns = campaignsIn(folder);
  const latest = campaigns.toSorted((a, b) => b.time - a.time)[0];
  if (latest !== undefined) return latest.folder;
  throw new CoppiceError('no-such-campaign', `there is no campaign in \`${displayPath(folder)}\``, {
    hint: 'run one with `coppice run FILE#EXPORT`, or give the folder of a campaign, such as .coppice/src-parse.ts-parse',
  });
}

interface DatedCampaign {
  readonly folder: string;
  readonly time: number;
}

/** Dated by their journals, which are written until a campaign ends. */
function campaignsIn(folder: string): DatedCampaign[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((campaign) => existsSync(join(campaign, 'target.json')))
    .map((campaign) => {
      const journal = join(campaign, 'campaign.jsonl');
      return { folder: campaign, time: statSync(existsSync(journal) ? journal : campaign).mtimeMs };
    });
}
