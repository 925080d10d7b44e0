import path from 'node:path';

import { displayPath } from '../core/display-path.ts';
import type { RunInput } from '../execution/run-input.ts';
import { confirm } from '../oracle/confirm.ts';
import type { Finding } from '../oracle/findings.ts';
import { minimizeFailure, type MinimizedFailure } from '../suite/minimize-failure.ts';
import { reportFinding, type ReportedFinding } from '../suite/report-finding.ts';
import type { Campaign } from './campaign.ts';
import { nativeOptions, rulesOf } from './judge.ts';
import { keepFinding } from './keep.ts';

/** Runs of the subject that making one finding smaller may cost at the end of a campaign. */
const mostRuns = 1000;

/** Makes the input of every finding as small as it gets, and answers them as reports show them. */
export async function settleFindings(campaign: Campaign): Promise<readonly ReportedFinding[]> {
  const reported: ReportedFinding[] = [];
  const end = performance.now() + campaign.budget.settlingMs;
  for (const found of campaign.findings.all) {
    if (found.confirmed === undefined) continue;
    const finding = await withConfirmedInput(campaign, found, found.confirmed.input);
    const { input: minimized, failing } = await minimizedFailure(campaign, finding, () => performance.now() > end);
    const shown = { ...finding, failing: { ...finding.failing, message: failing.message } };
    keepFinding(campaign, shown, minimized);
    const folder = displayPath(path.join(campaign.folder.findingsFolder, finding.id));
    reported.push(reportFinding(shown, minimized, folder));
  }
  return reported;
}

/** A smaller input that came later stands for the finding only if it fails natively too. */
async function withConfirmedInput(campaign: Campaign, finding: Finding, confirmed: RunInput): Promise<Finding> {
  if (finding.input === confirmed) return finding;
  const again = await confirm(finding.input, nativeOptions(campaign.options), rulesOf(campaign));
  const isSame = again.kind !== 'refuted' && again.failing.signature === finding.failing.signature;
  return isSame ? finding : { ...finding, input: confirmed };
}

async function minimizedFailure(
  campaign: Campaign,
  { input, failing, confirmed }: Finding,
  isOver: () => boolean,
): Promise<Pick<MinimizedFailure, 'input' | 'failing'>> {
  if (confirmed?.isFlaky === true || isOver()) return { input, failing };
  return minimizeFailure(input, failing, nativeOptions(campaign.options), rulesOf(campaign), {
    mostRuns: failing.kind === 'hang' || failing.kind === 'memory' ? 20 : mostRuns,
    isOver,
  });
}
