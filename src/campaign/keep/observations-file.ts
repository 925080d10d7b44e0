import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { CampaignObservations } from '../ledger/observations.ts';

const fileName = 'observations.json';
const sourcesName = 'sources';
/** Larger files are generated; a report does not show them. */
const mostSourceLength = 1 << 19;

/** Written to a draft and renamed, so that a kill cannot leave a partial file. */
export function writeObservations(campaignFolder: string, observations: CampaignObservations): void {
  const file = path.join(campaignFolder, fileName);
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify(observations));
  renameSync(draft, file);
}

/** Returns undefined if the campaign has written none, or another version of Coppice has. */
export function readObservations(campaignFolder: string): CampaignObservations | undefined {
  try {
    const read = JSON.parse(
      readFileSync(path.join(campaignFolder, fileName), 'utf8'),
    ) as Partial<CampaignObservations> | null;
    return read?.version === 1 ? (read as CampaignObservations) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the text of a file as it was run, so that a report shows it even if the file changes later. */
export function keepSource(campaignFolder: string, contentHash: string, read: () => string | undefined): void {
  const file = sourceFile(campaignFolder, contentHash);
  if (existsSync(file)) return;
  const text = read();
  if (text === undefined || text.length > mostSourceLength) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, text);
  renameSync(`${file}.draft`, file);
}

export function keptSource(campaignFolder: string, contentHash: string): string | undefined {
  const file = sourceFile(campaignFolder, contentHash);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function sourceFile(campaignFolder: string, contentHash: string): string {
  return path.join(campaignFolder, sourcesName, `${contentHash}.txt`);
}
