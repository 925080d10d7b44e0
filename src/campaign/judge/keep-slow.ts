import type { Input } from '../../execution/input/input.ts';
import type { Failing } from '../../oracle/judge.ts';
import type { Campaign } from '../campaign.ts';
import { keepFinding } from '../keep/keep.ts';

/** Keeps a family of slow inputs as a finding; measuring it has confirmed it. */
export function keepSlow(campaign: Campaign, { value, origin }: Input, failing: Failing): void {
  const { findings } = campaign;
  if (findings.add({ run: campaign.counter.runs, input: value, origin }, failing) !== 'new') return;
  const finding = findings.get(failing);
  const finalized = finding && findings.finalize(finding, { kind: 'confirmed', failing });
  if (finalized !== undefined) keepFinding(campaign, finalized);
}
