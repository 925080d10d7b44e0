import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFinding } from './finding-folder.js';
/** Returns all findings of a campaign, ordered by id. Names with a dot are incomplete and skipped. */
export function readFindings(campaignFolder) {
    const folder = join(campaignFolder, 'findings');
    if (!existsSync(folder))
        return [];
    return readdirSync(folder)
        .filter((name) => !name.includes('.'))
        .sort()
        .map((name) => readFinding(join(folder, name)));
}
