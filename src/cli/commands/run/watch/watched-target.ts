import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { earlierInputs } from '../../../../campaign/prepare/earlier-inputs.ts';
import type { CampaignOptions } from '../../../../campaign/prepare/campaign-options.ts';
import type { CampaignSummary } from '../../../../campaign/summarize/summarize.ts';
import type { ChangedLines } from '../../../../core/changed-lines.ts';
import { realPath } from '../../../../core/real-path.ts';
import { shapedInputId, type Input } from '../../../../execution/input/input.ts';
import type { StoredFinding } from '../../../../finding/finding-folder.ts';
import { readFindings } from '../../../../finding/read-findings.ts';
import { filesLoadedIn, filesOfTarget, latestFolder } from '../changes/files-of-target.ts';

/** A target that is explored again whenever a file that it loads changes. */
export class WatchedTarget {
  readonly name: string | undefined;
  #files: ReadonlySet<string> = new Set();
  /** Inputs of findings and of the corpora so far. */
  readonly #inputs = new Map<string, Input>();
  #findings: readonly StoredFinding[] = [];
  /** The folder of its last campaign, if this command made it. */
  #folder: string | undefined;

  constructor(name: string | undefined) {
    this.name = name;
  }

  /** The files whose changes concern it. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** The findings of the last campaign. */
  get findings(): readonly StoredFinding[] {
    return this.#findings;
  }

  /**
   * Returns the options of its next campaign, which begins with the inputs of earlier ones. A campaign takes the place of
   * the one before it, because a day of work would leave hundreds of folders; `ended` or `givenUp` has to follow.
   */
  async next(options: CampaignOptions, changed: ChangedLines): Promise<CampaignOptions> {
    const files = await filesOfTarget(options);
    this.#files = files ?? new Set([...this.#files, realPath(options.file)]);
    const before = this.#folder ?? latestFolder(options);
    if (before !== undefined) this.#remember(before);
    if (this.#folder !== undefined) renameSync(this.#folder, asideOf(this.#folder));
    return { ...options, changed, firstInputs: [...this.#inputs.values()] };
  }

  /** Notes a campaign that has ended. */
  ended({ folder }: CampaignSummary): void {
    // A campaign that ended before its first run has no folder of its own.
    if (!isCampaign(folder)) return this.givenUp(undefined);
    if (this.#folder !== undefined) rmSync(asideOf(this.#folder), { recursive: true, force: true });
    this.#folder = folder;
    this.#findings = readFindings(folder);
    this.#files = new Set([...this.#files, ...filesLoadedIn(folder)]);
  }

  /** Puts the campaign before back in its place. */
  givenUp(summary: CampaignSummary | undefined): void {
    if (summary !== undefined && isCampaign(summary.folder)) {
      this.#remember(summary.folder);
      this.#files = new Set([...this.#files, ...filesLoadedIn(summary.folder)]);
      rmSync(summary.folder, { recursive: true, force: true });
    }
    if (this.#folder !== undefined && existsSync(asideOf(this.#folder)))
      renameSync(asideOf(this.#folder), this.#folder);
  }

  #remember(folder: string): void {
    for (const input of earlierInputs(folder)) {
      const id = shapedInputId(input.value);
      if (!this.#inputs.has(id)) this.#inputs.set(id, input);
    }
  }
}

function asideOf(folder: string): string {
  return `${folder}.previous`;
}

function isCampaign(folder: string): boolean {
  return existsSync(path.join(folder, 'campaign.jsonl'));
}
