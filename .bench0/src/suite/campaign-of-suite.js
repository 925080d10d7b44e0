import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { latestCampaign } from '../finding/latest-campaign.js';
/** Returns `folder` itself if it is that of a campaign, otherwise the folder in it of the campaign that ran last. */
export function campaignOfSuite(folder) {
    if (existsSync(join(folder, 'target.json')))
        return folder;
    const latest = latestCampaign(folder);
    if (latest !== undefined)
        return latest;
    throw new CoppiceError('no-such-campaign', `there is no campaign in \`${displayPath(folder)}\``, {
        hint: 'run one with `coppice run FILE#EXPORT`, or give the folder of a campaign, such as .coppice/src-parse.ts-parse',
    });
}
