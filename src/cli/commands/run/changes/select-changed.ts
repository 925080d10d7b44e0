import path from 'node:path';

import { earlierInputs } from '../../../../campaign/prepare/earlier-inputs.ts';
import type { CampaignOptions } from '../../../../campaign/prepare/campaign-options.ts';
import type { ChangedLines } from '../../../../core/changed-lines.ts';
import { filesOfTarget, latestFolder } from './files-of-target.ts';

/** Files that decide which versions of packages are installed. */
const lockFiles = new Set([
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
]);

/** A target, and the number of its files that changed. */
export interface ConcernedTarget {
  readonly options: CampaignOptions;
  readonly changedFiles: number;
}

/** Finds out which of its files changed; all that it has if the configuration did, or if it does not load. */
export async function concernOf(
  options: CampaignOptions,
  changed: ChangedLines,
  config: string | undefined,
): Promise<ConcernedTarget> {
  const files = await filesOfTarget(options);
  // Says why it does not load.
  if (files === undefined) return { options, changedFiles: 1 };
  const own = [...files].filter((file) => changed.has(file)).length;
  const isReconfigured = config !== undefined && changed.has(config);
  const usesPackages = [...files].some((file) => file.includes(`${path.sep}node_modules${path.sep}`));
  const hasNewPackages = usesPackages && [...changed.keys()].some((file) => lockFiles.has(path.basename(file)));
  const changedFiles = own + Number(isReconfigured) + Number(hasNewPackages);
  const folder = latestFolder(options);
  const firstInputs = folder === undefined ? [] : earlierInputs(folder);
  return { options: { ...options, changed, firstInputs }, changedFiles };
}
