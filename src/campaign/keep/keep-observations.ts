import { readFileSync } from 'node:fs';

import { displayPath } from '../../core/text/display-path.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';
import { contentHashOf } from '../../instrument/sites/identity.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignObservations } from '../ledger/observations.ts';
import type { CampaignSummary } from '../summarize/summarize.ts';
import { keepSource, writeObservations } from './observations-file.ts';

/** Writes what reports need beyond the journal. */
export async function keepObservations(campaign: Campaign, summary?: CampaignSummary): Promise<void> {
  const { folder, ledger, options } = campaign;
  const tables = await tablesOf(campaign);
  for (const { file, contentHash } of tables) keepSource(folder.path, contentHash, () => unchanged(file, contentHash));
  const observed = ledger.observed();
  writeObservations(folder.path, {
    version: 1,
    tables: tables.map((table) => ({ ...table, file: displayPath(table.file) })),
    ...observed,
    otherSites: await otherSites(campaign, tables, observed),
    grammars: (options.grammar?.inputs ?? []).flatMap(({ source }) => (source === undefined ? [] : [source])),
    ...(summary === undefined ? {} : { summary }),
  });
}

async function tablesOf({ explorers }: Campaign): Promise<readonly SiteTable[]> {
  const all = (await Promise.all(explorers.map((explorer) => explorer.tables()))).flat();
  const byFile = new Map(all.map((table) => [table.file, table]));
  return [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The text of a file, unless it has changed since it was loaded. */
function unchanged(file: string, contentHash: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return contentHashOf(text) === contentHash ? text : undefined;
  } catch {
    return undefined;
  }
}

async function otherSites(
  { explorers: [explorer] }: Campaign,
  tables: readonly SiteTable[],
  { tree, decisions }: Pick<CampaignObservations, 'tree' | 'decisions'>,
): Promise<CampaignObservations['otherSites']> {
  const known = new Set(tables.flatMap(({ branches }) => branches.map(({ id }) => id)));
  const others = [...new Set([...tree, ...decisions].map(({ site }) => site))].filter((site) => !known.has(site));
  const texts = await Promise.all(others.map(async (site) => [site, (await explorer?.siteText(site)) ?? ''] as const));
  return Object.fromEntries(texts);
}
