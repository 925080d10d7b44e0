import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import { campaignsLatestFirst } from '../finding/latest-campaign.ts';
import { readTargetFile } from './target-file.ts';

/**
 * Returns `folder` itself if it is that of a campaign, otherwise the folder in it of the campaign that ran last; with a
 * specification, of the last one that had it.
 */
export function campaignOfSuite(folder: string, spec?: string): string {
  if (existsSync(join(folder, 'target.json'))) return folder;
  const campaigns = campaignsLatestFirst(folder);
  const found = spec === undefined ? campaigns[0] : campaigns.find((campaign) => hasSpec(campaign, spec));
  if (found !== undefined) return found;
  if (spec !== undefined && campaigns.length > 0) {
    // Another campaign may be of another target, whose results the rows say nothing about.
    const [file, where] = [displayPath(spec), displayPath(folder)];
    throw new CoppiceError('no-such-campaign', `no campaign in \`${where}\` had the specification \`${file}\``, {
      hint: `run \`coppice run FILE#EXPORT --spec ${file}\`, or give the folder of its campaign`,
    });
  }
  throw new CoppiceError('no-such-campaign', `there is no campaign in \`${displayPath(folder)}\``, {
    hint: 'run one with `coppice run FILE#EXPORT`, or give the folder of a campaign, such as .coppice/src-parse.ts-parse',
  });
}

function hasSpec(campaign: string, spec: string): boolean {
  const { sources } = readTargetFile(campaign);
  return sources.spec !== undefined && resolve(sources.spec) === resolve(spec);
}
