import type { ReportedFinding } from '../reported-finding.ts';
import type { BaselineEntry } from './baseline-file.ts';

/** Whether a finding is in the baseline. */
export type FindingStatus = 'new' | 'known';

/**
 * The findings of a campaign compared with the baseline.
 *
 * @example
 * ```ts
 * const { baseline } = await explore('src/parse.ts#parse', { baseline: 'coppice.baseline.json' });
 * if (baseline !== undefined) console.log(`${baseline.new} new, ${baseline.fixed.length} fixed`);
 * ```
 */
export interface BaselineResult {
  /** Relative to the working directory. */
  readonly file: string;
  /** Number of findings that are not in the baseline. */
  readonly new: number;
  /** Number of findings in the baseline that still fail; this campaign need not have found all of them. */
  readonly known: number;
  /** Findings in the baseline whose inputs no longer fail. */
  readonly fixed: readonly BaselineEntry[];
  /** True if the file was written with the findings of this campaign. */
  readonly updated: boolean;
}

/** How an entry that the campaign did not find again ended in a native run; `unknown` if it was not run. */
export type EntryCheck = 'fails' | 'passes' | 'unknown';

export interface ComparedBaseline {
  readonly findings: readonly ReportedFinding[];
  readonly known: number;
  readonly fixed: readonly BaselineEntry[];
  /** The entries that an updated baseline has. */
  readonly entries: readonly BaselineEntry[];
}

/**
 * Compares findings with the entries of their target. An entry that the campaign did not find again counts as fixed only
 * if its own input was run and did not fail.
 */
export async function compareBaseline(
  findings: readonly ReportedFinding[],
  entries: readonly BaselineEntry[],
  check: (entry: BaselineEntry) => Promise<EntryCheck>,
): Promise<ComparedBaseline> {
  const known = new Set(entries.map(({ fingerprint }) => fingerprint));
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const fixed: BaselineEntry[] = [];
  const still: BaselineEntry[] = [];
  for (const entry of entries) {
    if (found.has(entry.fingerprint)) continue;
    const isFixed = (await check(entry)) === 'passes' && entry.isFlaky !== true;
    (isFixed ? fixed : still).push(entry);
  }
  const byFingerprint = new Map(entries.map((entry) => [entry.fingerprint, entry]));
  for (const finding of findings) {
    // The input stays as it is, so that the file does not change from campaign to campaign.
    if (!byFingerprint.has(finding.fingerprint)) byFingerprint.set(finding.fingerprint, entryOf(finding));
  }
  for (const { fingerprint } of fixed) byFingerprint.delete(fingerprint);
  return {
    findings: findings.map((finding) => ({ ...finding, status: known.has(finding.fingerprint) ? 'known' : 'new' })),
    known: entries.length - fixed.length,
    fixed,
    entries: [...byFingerprint.values()],
  };
}

function entryOf({ fingerprint, kind, error, encoding, minimized, symbolic, isFlaky }: ReportedFinding): BaselineEntry {
  return {
    fingerprint,
    kind,
    error: error.split('\n')[0] ?? '',
    ...(isFlaky ? { isFlaky } : {}),
    encoding,
    input: minimized,
    ...(symbolic === undefined ? {} : { symbolic }),
  };
}
