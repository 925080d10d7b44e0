import { rmSync } from 'node:fs';
import path from 'node:path';

import { inputId } from '../../execution/input/input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { BranchPair } from '../../oracle/branch-pair.ts';
import { compareInputs } from '../../oracle/compare-inputs.ts';
import type { Finding } from '../../oracle/findings.ts';
import type { Campaign } from '../campaign.ts';

/** Minimizing keeps the branches that tell a difference apart, unless agreeing runs have taken them by now. */
export function branchesKept(
  { branchPairs, explorers }: Campaign,
  branches: BranchPair,
): ((candidate: RunInput) => Promise<boolean>) | undefined {
  if (branchPairs?.isCurrent(branches) !== true) return undefined;
  return async (candidate) => {
    const [run] = await explorers[0]!.run([candidate]);
    const taken = new Map(run?.coverage.map(({ contentHash, counters }) => [contentHash, counters]));
    return branches.arms.every(({ contentHash, counter }) => taken.get(contentHash)?.includes(counter) === true);
  };
}

/**
 * Differences by the branches that their minimized inputs take and no agreeing run of the whole campaign took. The pairs
 * by which they were found are of the runs until then, so several may turn out to be one.
 */
export class MergedDifferences {
  readonly #campaign: Campaign;
  readonly #smallest = new Map<string, { readonly id: string; readonly input: RunInput }>();
  readonly #dropped = new Set<string>();

  constructor(campaign: Campaign) {
    this.#campaign = campaign;
  }

  /** Adds a finding; returns its pair of branches. */
  async add({ id, failing }: Finding, minimized: RunInput): Promise<BranchPair | undefined> {
    const { branchPairs, explorers } = this.#campaign;
    if (branchPairs === undefined || failing.difference?.class !== 'value') return undefined;
    const [run] = await explorers[0]!.run([minimized]);
    const branches = run && branchPairs.pairOf(run.coverage, await explorers[0]!.tables());
    const { signature } = failing;
    this.#note(`${signature} of ${inputId(minimized)}`, id, minimized);
    if (branches !== undefined) this.#note(`${signature} by ${branches.key}`, id, minimized);
    return branches;
  }

  /** Without the findings that turned out to be others; removes their folders. */
  distinct(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
    for (const id of this.#dropped)
      rmSync(path.join(this.#campaign.folder.findingsFolder, id), { recursive: true, force: true });
    return findings.filter(({ id }) => !this.#dropped.has(id));
  }

  #note(key: string, id: string, input: RunInput): void {
    const known = this.#smallest.get(key);
    const isSmaller = known === undefined || compareInputs(input, known.input) < 0;
    if (known !== undefined) this.#dropped.add(isSmaller ? known.id : id);
    if (isSmaller) this.#smallest.set(key, { id, input });
  }
}
