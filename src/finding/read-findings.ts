import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readFinding, type StoredFinding } from './finding-folder.ts';

/** Returns all findings of a campaign, ordered by id. Names with a dot are incomplete and skipped. */
export function readFindings(campaignFolder: string): StoredFinding[] {
  const folder = join(campaignFolder, 'findings');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .sort()
    .map((name) => readFinding(join(folder, name)));
}
