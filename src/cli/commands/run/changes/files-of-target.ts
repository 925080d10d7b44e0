import { existsSync } from 'node:fs';
import path from 'node:path';

import { CampaignFolder, targetName } from '../../../../campaign/keep/campaign-folder.ts';
import { readObservations } from '../../../../campaign/keep/observations-file.ts';
import type { CampaignOptions } from '../../../../campaign/prepare/campaign-options.ts';
import { CoppiceError } from '../../../../core/coppice-error.ts';
import { realPath } from '../../../../core/real-path.ts';
import { openTarget } from '../../../../execution/open-target.ts';

/**
 * Returns the files that a target depends on: what it loads, what its latest campaign loaded while running, its grammars,
 * properties and tokenizer. Undefined if it does not load.
 */
export async function filesOfTarget(options: CampaignOptions): Promise<ReadonlySet<string> | undefined> {
  const { file, exportName, execution } = options;
  const loaded: string[] = [];
  try {
    const target = await openTarget({ ...execution, file, exportName, build: 'coverage' });
    loaded.push(...target.siteTables.map((table) => table.file));
    await target.close();
  } catch (error) {
    if (error instanceof CoppiceError) return undefined;
    throw error;
  }
  return new Set([...loaded, ...namedFiles(options), ...loadedBefore(options)].map(realPath));
}

/** Returns the folder of the latest campaign of the target. */
export function latestFolder({ file, exportName, outFolder }: CampaignOptions): string | undefined {
  return CampaignFolder.latest(outFolder, targetName(realPath(file), exportName));
}

/** Returns the files that the target loaded in a campaign, while it ran, too. */
export function filesLoadedIn(campaignFolder: string): readonly string[] {
  return (readObservations(campaignFolder)?.tables ?? []).map(({ file }) => realPath(path.resolve(file)));
}

function loadedBefore(options: CampaignOptions): readonly string[] {
  const folder = latestFolder(options);
  return folder === undefined ? [] : filesLoadedIn(folder);
}

/** The target itself is one of them even if it has no code to rewrite. */
function namedFiles({ file, execution, grammar, spec }: CampaignOptions): readonly string[] {
  const { properties = [], tokens } = execution;
  return [
    file,
    ...properties.map((property) => property.file),
    ...(tokens === undefined ? [] : [tokens.file]),
    ...(grammar?.inputs ?? []).flatMap(({ source }) => (source === undefined ? [] : [source.name])),
    ...(spec === undefined ? [] : [spec]),
  ]
    .map((name) => path.resolve(name))
    .filter((name) => existsSync(name));
}
