import { inputId, type Input, type Origin } from '../execution/input.ts';
import { encodeInput } from '../execution/encoded-input.ts';
import type { OutcomeKind } from '../execution/outcome.ts';
import type { Finding } from '../oracle/findings.ts';
import type { Campaign } from './campaign.ts';

/** An input that added coverage: written down first, then put into the corpus. */
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

export function keepFinding({ journal }: Campaign, { input, origin, failing, confirmed }: Finding<Origin>): void {
  const isFlaky = confirmed?.isFlaky ?? false;
  journal.append({ kind: 'finding', ...encodeInput(input), origin, failing, isFlaky });
}

/** Has to come before anybody hears of the counts. */
export function keepCounts({ journal, counter, paths }: Campaign): void {
  journal.append({ kind: 'counts', counts: counter.counts(), newPaths: paths.takeFresh() });
}
