import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readFinding, type StoredFinding } from './finding-folder.ts';

/** All findings of a campaign, by id. What is half written has a dot in its name. */
export function readFindings(campaignFolder: string): StoredFinding[] {
  const folder = join(campaignFolder, 'findings');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .sort()
    .map((name) => readFinding(join(folder, name)));
}
