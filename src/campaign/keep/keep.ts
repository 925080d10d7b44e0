import path from 'node:path';

import { displayPath } from '../../core/text/display-path.ts';
import { inputId, type Input } from '../../execution/input/input.ts';
import { encodeInput } from '../../execution/input/encoded-input.ts';
import type { OutcomeKind } from '../../execution/outcome/outcome.ts';
import type { Finding } from '../../oracle/findings.ts';
import { writeFinding } from '../../suite/finding-folder.ts';
import type { CutShort } from '../../suite/reported-finding.ts';
import { reportFinding } from '../../suite/report-finding.ts';
import type { Campaign } from '../campaign.ts';

/** Keeps an input that brought new coverage: writes it to the journal first, then to the corpus. */
export function keepInput(campaign: Campaign, input: Input, outcome: OutcomeKind, gain: number): void {
  const { journal, folder, kept } = campaign;
  const id = inputId(input.value);
  if (kept.has(id)) return;
  const encoded = encodeInput(input.value);
  journal.append({ kind: 'kept', id, ...encoded, origin: input.origin, outcome, gain });
  kept.add(id);
  folder.keep(id, encoded);
}

export function keepExpanded({ journal, kept }: Campaign, { value }: Input): void {
  const id = inputId(value);
  if (kept.has(id)) journal.append({ kind: 'expanded', id });
}

/** Writes the folder of a finding as soon as it is found; its input is minimized at the end of the campaign. */
export function keepFinding(
  { journal, folder, options }: Campaign,
  finding: Finding,
  minimized = finding.input,
  cutShort?: CutShort,
): void {
  const { input, origin, failing, confirmed } = finding;
  const isFlaky = confirmed?.isFlaky ?? false;
  const unconfirmed = confirmed === undefined ? { isUnconfirmed: true } : {};
  journal.append({ kind: 'finding', ...encodeInput(input), origin, failing, isFlaky, ...unconfirmed });
  const { file, exportName, execution } = options;
  writeFinding(folder.findingsFolder, {
    reported: reportFinding(finding, minimized, displayPath(path.join(folder.findingsFolder, finding.id)), cutShort),
    signature: failing.signature,
    stack: failing.stack,
    settings: { file, exportName, execution },
  });
}

/** Must be called before the counts are reported. */
export function keepCounts({ journal, counter, monitor, paths }: Campaign): void {
  journal.append({ kind: 'counts', counts: counter.counts(), monitor: monitor.counts(), newPaths: paths.takeFresh() });
}
