import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { JournalEntry } from '../../campaign/keep/journal.ts';
import { keptSource, readObservations } from '../../campaign/keep/observations-file.ts';
import type { Loss } from '../../campaign/monitor/losses.ts';
import { readJournal } from '../../campaign/keep/read-journal.ts';
import type { CampaignObservations } from '../../campaign/ledger/observations.ts';
import { Counter, type Counts } from '../../campaign/summarize/counts.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import { readFindings } from '../../finding/read-findings.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';

export type KeptEntry = Extract<JournalEntry, { readonly kind: 'kept' }>;

/** What the folder of a campaign holds. */
export interface CampaignFacts {
  readonly folder: string;
  readonly campaign: Extract<JournalEntry, { readonly kind: 'campaign' }>;
  readonly kept: readonly KeptEntry[];
  /** The last counts that were written. */
  readonly counts: Counts;
  readonly paths: number;
  readonly losses: readonly Loss[];
  readonly observations: CampaignObservations;
  readonly findings: readonly ReportedFinding[];
  sourceOf(contentHash: string): string | undefined;
}

const nothingObserved: CampaignObservations = {
  version: 1,
  tables: [],
  passes: {},
  decisions: [],
  tree: [],
  solving: { byLink: {}, slowest: [] },
  otherSites: {},
  grammars: [],
};

/** Reads the folder of a campaign that has ended, was killed, or still runs. */
export function readCampaignFacts(folder: string): CampaignFacts {
  const entries = entriesOf(folder);
  const [campaign] = entries;
  if (campaign?.kind !== 'campaign') throw notACampaign(folder);
  const counts = entries.filter((entry) => entry.kind === 'counts');
  const last = counts.at(-1);
  return {
    folder,
    campaign,
    kept: entries.filter((entry) => entry.kind === 'kept'),
    counts: last?.counts ?? new Counter({ nowMs: 0 }).counts(),
    paths: new Set(counts.flatMap(({ newPaths }) => newPaths)).size,
    losses: last?.monitor?.losses ?? [],
    observations: readObservations(folder) ?? nothingObserved,
    findings: readFindings(folder).map(({ reported }) => reported),
    sourceOf: (contentHash) => keptSource(folder, contentHash),
  };
}

/** A campaign that still runs may be writing its last line: only whole lines count. */
function entriesOf(folder: string): readonly JournalEntry[] {
  const file = path.join(folder, 'campaign.jsonl');
  if (!existsSync(file)) throw notACampaign(folder);
  const text = readFileSync(file, 'utf8');
  return readJournal(file, text.slice(0, text.lastIndexOf('\n') + 1));
}

function notACampaign(folder: string): CoppiceError {
  return new CoppiceError('no-such-campaign', `\`${folder}\` is not the folder of a campaign`, {
    hint: 'give the folder of a campaign, such as .coppice/src-parse.ts-parse',
  });
}
