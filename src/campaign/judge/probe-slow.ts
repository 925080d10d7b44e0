import type { Domain } from '../../constraint/domains/domain.ts';
import { inputId } from '../../execution/input/input.ts';
import { findSlow } from '../../oracle/find-slow.ts';
import { readCorpus } from '../../suite/read-corpus.ts';
import type { Campaign } from '../campaign.ts';
import { nativeOptions, rulesOf } from './judge.ts';
import { keepFinding } from '../keep/keep.ts';

const mostPumps = 400;

/**
 * Searches the corpus for inputs with superlinear run time. It takes a share of the time, and is skipped if runs are
 * limited: the clock must not influence what such a campaign finds.
 */
export async function probeSlow(campaign: Campaign): Promise<void> {
  const { options, findings, folder, clock, engine } = campaign;
  if (!clock.decides || options.allowedKinds.includes('slow') || options.domains.some(hasSetLength)) return;
  const deadline = clock.findingSlow;
  if (deadline.isOver) return;
  const inputs = readCorpus(folder.path);
  const native = nativeOptions(options, deadline.signal);
  const slow = await deadline.attempt(() =>
    findSlow(inputs, native, rulesOf(campaign), { timeMs: deadline.leftMs, pumps: mostPumps }, engine.openTarget),
  );
  if (slow === undefined) return;
  const { input, parent, failing } = slow;
  const origin = { kind: 'repetition', parent: inputId(parent) } as const;
  if (findings.add({ run: campaign.counter.runs, input, origin }, failing) !== 'new') return;
  const finding = findings.get(failing);
  const finalized = finding && findings.finalize(finding, { kind: 'confirmed', failing });
  if (finalized !== undefined) keepFinding(campaign, finalized);
}

/** Longer inputs are not inputs of such a target. */
function hasSetLength(domain: Domain): boolean {
  return domain.kind === 'string' && domain.exactLength !== undefined;
}
