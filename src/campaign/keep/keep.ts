import { realpathSync } from 'node:fs';
import path from 'node:path';

import { displayPath } from '../../core/text/display-path.ts';
import { inputId, type Input } from '../../execution/input/input.ts';
import { encodeInput } from '../../execution/input/encoded-input.ts';
import type { NewCoverage } from '../../execution/outcome/coverage.ts';
import type { OutcomeKind } from '../../execution/outcome/outcome.ts';
import type { Finding } from '../../oracle/findings.ts';
import { writeFinding } from '../../finding/finding-folder.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import { reportFinding, type FindingDetails } from '../../finding/report-finding.ts';
import type { Campaign } from '../campaign.ts';

/** Keeps an input that brought new coverage: writes it to the journal first, then to the corpus. */
export function keepInput(
  campaign: Campaign,
  input: Input,
  outcome: OutcomeKind,
  { gain, counters: raised }: NewCoverage,
): void {
  const { journal, folder, kept, counter } = campaign;
  const id = inputId(input.value);
  if (kept.has(id)) return;
  const encoded = encodeInput(input.value);
  const { runs, seconds } = counter;
  journal.append({ kind: 'kept', id, ...encoded, origin: input.origin, outcome, gain, raised, runs, seconds });
  kept.add(id);
  folder.keep(id, encoded);
}

export function keepExpanded({ journal, kept }: Campaign, { value }: Input): void {
  const id = inputId(value);
  if (kept.has(id)) journal.append({ kind: 'expanded', id });
}

/**
 * Writes the folder of a finding as soon as it is found, and again with its minimized input at the end of the campaign.
 * Returns the finding as it is reported.
 */
export function keepFinding(
  { journal, folder, options }: Campaign,
  finding: Finding,
  minimized = finding.input,
  details: Pick<FindingDetails, 'cutShort' | 'explanation'> = {},
): ReportedFinding {
  const { input, origin, failing, first, confirmed } = finding;
  const isFlaky = confirmed?.isFlaky ?? false;
  const unconfirmed = confirmed === undefined ? { isUnconfirmed: true } : {};
  const seen = { ...encodeInput(first.input), run: first.run, origin: first.origin };
  journal.append({ kind: 'finding', ...encodeInput(input), origin, failing, isFlaky, first: seen, ...unconfirmed });
  const { file, exportName, execution } = options;
  const place = displayPath(path.join(folder.findingsFolder, finding.id));
  const target = { targetFile: realpathSync(file), usage: execution.usage };
  const reported = reportFinding(finding, minimized, { ...details, ...target, folder: place });
  const { signature, stack } = failing;
  writeFinding(folder.findingsFolder, { reported, signature, stack, settings: { file, exportName, execution } });
  return reported;
}

/** Must be called before the counts are reported. */
export function keepCounts({ journal, counter, monitor, paths }: Campaign): void {
  journal.append({ kind: 'counts', counts: counter.counts(), monitor: monitor.counts(), newPaths: paths.takeFresh() });
}
