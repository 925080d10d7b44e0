import type { Deadline } from '../../core/time/deadline.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { confirm } from '../../oracle/confirm.ts';
import type { Failing } from '../../oracle/judge.ts';
import type { Finding } from '../../oracle/findings.ts';
import { minimizeFailure, type MinimizedFailure } from '../../suite/minimize-failure.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { Campaign } from '../campaign.ts';
import { confirmFinding, nativeOptions, rulesOf } from '../judge/judge.ts';
import { keepFinding } from '../keep/keep.ts';
import { Explainer } from './explainer.ts';
import { branchesKept, MergedDifferences } from './merged-differences.ts';
import { findingKinds } from '../../oracle/finding-kinds.ts';

/** Limits of runs for minimizing one finding at the end of a campaign; `costlyRuns` for hangs and memory exhaustion. */
const mostRuns = 1000;
const costlyRuns = 20;

/**
 * Confirms the findings that are still unconfirmed, minimizes the input of every finding, and returns them in reported
 * form. Work that is left when time is up is marked in the finding.
 */
export async function finalizeFindings(campaign: Campaign): Promise<readonly ReportedFinding[]> {
  for (const finding of campaign.findings.all) {
    if (finding.confirmed === undefined) await confirmFinding(campaign, finding);
  }
  const findings = campaign.findings.all;
  const explainer = new Explainer(campaign);
  try {
    const reported: ReportedFinding[] = [];
    const merged = new MergedDifferences(campaign);
    for (const [i, found] of findings.entries())
      reported.push(await finalized(campaign, found, findings.length - i, { explainer, merged }));
    return merged.distinct(reported);
  } finally {
    await explainer.close();
  }
}

/** `left` is the number of findings that share the remaining time. */
async function finalized(
  campaign: Campaign,
  found: Finding,
  left: number,
  { explainer, merged }: { readonly explainer: Explainer; readonly merged: MergedDifferences },
): Promise<ReportedFinding> {
  const { clock } = campaign;
  if (found.confirmed === undefined)
    return keepFinding(campaign, found, found.input, { cutShort: { what: 'confirming', by: clock.cutBy } });
  const deadline = clock.current.within(clock.current.leftMs / left);
  const finding = await withConfirmedInput(campaign, found, found.confirmed.input, deadline);
  const { input: minimized, failing, isFinished } = await minimizedFailure(campaign, finding, deadline);
  const branches = await merged.add(finding, minimized);
  const shown = { ...finding, failing: { ...finding.failing, ...observed(failing), ...(branches && { branches }) } };
  const cutShort = !isFinished && deadline.isOver ? ({ what: 'minimizing', by: clock.cutBy } as const) : undefined;
  const explanation = await explainer.explain(minimized, failing);
  return keepFinding(campaign, shown, minimized, { cutShort, explanation });
}

/** What may have changed with the input; the cause has not. */
function observed({ message, difference, pump }: Failing): Partial<Failing> {
  return { message, ...(difference && { difference }), ...(pump && { pump }) };
}

/** A smaller input that was found later replaces the confirmed one only if it fails natively, too. */
async function withConfirmedInput(
  campaign: Campaign,
  finding: Finding,
  confirmed: RunInput,
  deadline: Deadline,
): Promise<Finding> {
  if (finding.input === confirmed) return finding;
  const { clock, engine } = campaign;
  const native = nativeOptions(campaign.options, deadline.signal);
  const again = await deadline.attempt(() =>
    confirm(finding.input, native, rulesOf(campaign), { mostMs: clock.confirmingMs, open: engine.openTarget }),
  );
  const isSame =
    again !== undefined && again.kind !== 'refuted' && again.failing.signature === finding.failing.signature;
  if (!isSame) return { ...finding, input: confirmed };
  return { ...finding, failing: { ...finding.failing, ...observed(again.failing) } };
}

async function minimizedFailure(
  campaign: Campaign,
  { input, failing, confirmed }: Finding,
  deadline: Deadline,
): Promise<Pick<MinimizedFailure, 'input' | 'failing' | 'isFinished'>> {
  if (confirmed?.isFlaky === true) return { input, failing, isFinished: true };
  if (deadline.isOver) return { input, failing, isFinished: false };
  const native = nativeOptions(campaign.options, deadline.signal);
  const isCostly = findingKinds[failing.kind].usesUpLimit === true || failing.difference?.class === 'time';
  const { options, engine } = campaign;
  const limits = {
    domains: options.domains,
    mostRuns: isCostly ? costlyRuns : mostRuns,
    keepsAlso: failing.branches && branchesKept(campaign, failing.branches),
    open: engine.openTarget,
  };
  const smallest = await deadline.attempt(() => minimizeFailure(input, failing, native, rulesOf(campaign), limits));
  return smallest ?? { input, failing, isFinished: false };
}
