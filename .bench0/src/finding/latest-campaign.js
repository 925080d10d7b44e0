import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
/** The folder in which campaigns are kept, unless a user names another one. */
export const defaultCampaigns = '.coppice';
/** Returns the folder of the campaign that was written to last; undefined if there is none. */
export function latestCampaign(campaigns) {
    const folders = campaignFolders(campaigns).map((folder) => ({
        folder,
        writtenMs: statSync(journalIn(folder)).mtimeMs,
    }));
    // Of equal times the last name, because campaigns of one target are numbered.
    folders.sort((a, b) => b.writtenMs - a.writtenMs || (a.folder < b.folder ? 1 : -1));
    return folders[0]?.folder;
}
/** Returns the folders of all campaigns, by name. */
export function campaignFolders(campaigns) {
    if (!existsSync(campaigns))
        return [];
    return readdirSync(campaigns)
        .sort()
        .map((name) => join(campaigns, name))
        .filter((folder) => existsSync(journalIn(folder)));
}
function journalIn(campaign) {
    return join(campaign, 'campaign.jsonl');
}
