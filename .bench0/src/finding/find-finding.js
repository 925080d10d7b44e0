import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { readFinding } from './finding-folder.js';
import { campaignFolders, defaultCampaigns, latestCampaign } from './latest-campaign.js';
const idPattern = /^[\da-f]{1,8}$/iu;
const mostListed = 8;
/**
 * Finds a finding by the name of its folder, by the file in it, or by its id or the first characters of its id.
 *
 * @param campaign the campaign in which an id is looked up; by default the one that was written to last
 */
export function findFinding(name, campaign) {
    if (existsSync(name) || !idPattern.test(name))
        return withTarget(readFinding(name), name);
    const searched = campaign ?? latestCampaign(defaultCampaigns);
    if (searched === undefined) {
        throw new CoppiceError('no-such-campaign', `there is no campaign in \`${defaultCampaigns}\` to look for the finding \`${name}\``, {
            hint: 'give the folder of the finding, or that of its campaign with --dir',
        });
    }
    if (!existsSync(searched)) {
        throw new CoppiceError('no-such-campaign', `\`${searched}\` is not the folder of a campaign`, {
            hint: 'give the folder of a campaign, such as .coppice/src-parse.ts-parse',
        });
    }
    const ids = idsIn(searched);
    const found = ids.filter((id) => id.startsWith(name.toLowerCase()));
    const [only] = found;
    if (only !== undefined && found.length === 1) {
        const folder = join(searched, 'findings', only);
        return withTarget(readFinding(folder), folder);
    }
    if (found.length > 1) {
        throw new CoppiceError('ambiguous-finding', `${found.length} findings in \`${displayPath(searched)}\` begin with \`${name}\`: ${listed(found)}`, { hint: 'write more characters of the id' });
    }
    throw new CoppiceError('no-such-finding', `no finding in \`${displayPath(searched)}\` has the id \`${name}\``, {
        hint: hintFor(name, searched, ids),
    });
}
function withTarget(finding, folder) {
    const { file } = finding.settings;
    if (existsSync(file))
        return finding;
    throw new CoppiceError('moved-finding', `the target of the finding in \`${folder}\` is gone: ${displayPath(file)}`, {
        hint: 'a finding names its target relative to its folder: move them together, or replay the input with FILE#EXPORT',
    });
}
/** Another campaign may have the finding. */
function hintFor(name, searched, ids) {
    const elsewhere = campaignFolders(join(searched, '..')).find((folder) => basename(folder) !== basename(searched) && idsIn(folder).some((id) => id.startsWith(name.toLowerCase())));
    if (elsewhere !== undefined)
        return `\`${displayPath(elsewhere)}\` has one: add --dir ${displayPath(elsewhere)}`;
    return ids.length === 0 ? 'this campaign has no findings' : `its findings are ${listed(ids)}`;
}
function idsIn(campaign) {
    const folder = join(campaign, 'findings');
    if (!existsSync(folder))
        return [];
    return readdirSync(folder)
        .filter((name) => !name.includes('.'))
        .sort();
}
function listed(ids) {
    const shown = ids.slice(0, mostListed).join(', ');
    return ids.length > mostListed ? `${shown} and ${ids.length - mostListed} more` : shown;
}
