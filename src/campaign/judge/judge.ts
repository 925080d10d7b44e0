import { realpathSync } from 'node:fs';

import type { Input } from '../../execution/input/input.ts';
import type { TargetOptions } from '../../execution/open-target.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run } from '../../execution/target.ts';
import { confirm } from '../../oracle/confirm.ts';
import { findingKinds } from '../../oracle/finding-kinds.ts';
import type { Finding } from '../../oracle/findings.ts';
import { locateHang } from '../../oracle/locate-hang.ts';
import { judgeRun, type Failing, type JudgeRules } from '../../oracle/judge.ts';
import type { Campaign } from '../campaign.ts';
import { keepFinding } from '../keep/keep.ts';

/**
 * Judges a run: a failing run becomes a new finding if it also fails natively, or a further input of a known finding.
 */
export async function judge(campaign: Campaign, { value, origin }: Input, run: Run): Promise<void> {
  const { findings, clock } = campaign;
  const judged = await withBranches(campaign, judgeRun(run, rulesOf(campaign)), run);
  if (judged === undefined) return;
  const isCostly = findingKinds[judged.kind].usesUpLimit === true;
  if (isCostly && !campaign.budget.allowsCostly()) return;
  const start = clock.nowMs;
  const located =
    judged.kind === 'hang' && campaign.options.execution.comparison === undefined
      ? await locatedHang(campaign, judged, value)
      : judged;
  const seen = { run: campaign.counter.runs, input: value, origin };
  if (findings.add(seen, located) === 'new') await confirmFinding(campaign, findings.get(located)!);
  if (isCostly) campaign.budget.spentOnCostly(clock.nowMs - start);
}

/** Upper limit of findings that only their branches tell apart: each of them is confirmed and minimized. */
const mostOfSignature = 8;

/** Adds the pair of branches to a difference of values; an earlier finding with branches that this run takes has it. */
async function withBranches(
  { branchPairs, findings, explorers }: Campaign,
  failing: Failing | undefined,
  { outcome, coverage }: Run,
): Promise<Failing | undefined> {
  if (branchPairs === undefined) return failing;
  if (failing?.difference?.class !== 'value') {
    if (outcome.kind === 'returned') branchPairs.agree(coverage);
    return failing;
  }
  const alike = findings.all.filter(({ failing: { signature } }) => signature === failing.signature);
  const taken = new Map(coverage.map(({ contentHash, counters }) => [contentHash, new Set(counters)]));
  const known = alike.find(
    ({ failing: { branches } }) =>
      branches !== undefined &&
      branchPairs.isCurrent(branches) &&
      branches.arms.every(({ contentHash, counter }) => taken.get(contentHash)?.has(counter) === true),
  );
  const isFull = alike.length >= mostOfSignature;
  const branches =
    known?.failing.branches ?? (isFull ? undefined : branchPairs.pairOf(coverage, await explorers[0]!.tables()));
  return branches === undefined ? failing : { ...failing, branches };
}

/**
 * Runs a new finding natively and writes it to the journal if it fails again. If time runs out, it stays unconfirmed.
 */
export async function confirmFinding(campaign: Campaign, finding: Finding): Promise<void> {
  const { findings, clock, observer } = campaign;
  const { current } = clock;
  const confirmed = await current.attempt(() =>
    confirm(finding.input, nativeOptions(campaign.options, current.signal), rulesOf(campaign), {
      mostMs: clock.confirmingMs,
      open: campaign.engine.openTarget,
    }),
  );
  const finalized = confirmed && findings.finalize(finding, confirmed);
  if (finalized === undefined) return;
  const reported = keepFinding(campaign, finalized);
  observer?.found?.(reported);
}

async function locatedHang(campaign: Campaign, judged: Failing, input: RunInput): Promise<Failing> {
  const { current } = campaign.clock;
  const native = nativeOptions(campaign.options, current.signal);
  const { openTarget } = campaign.engine;
  return (await current.attempt(() => locateHang(judged, input, native, rulesOf(campaign), openTarget))) ?? judged;
}

/** Cached because the rules are needed for every run. */
const rulesByOptions = new WeakMap<Campaign['options'], JudgeRules>();

export function rulesOf({ options }: Campaign): JudgeRules {
  let rules = rulesByOptions.get(options);
  if (rules === undefined) {
    rules = { targetFile: realpathSync(options.file), allowed: options.allowedKinds };
    rulesByOptions.set(options, rules);
  }
  return rules;
}

export function nativeOptions(
  { file, exportName, execution }: Campaign['options'],
  signal: AbortSignal,
): TargetOptions {
  return { ...execution, file, exportName, build: 'native', signal };
}
