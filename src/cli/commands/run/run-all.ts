import { CoppiceError } from '../../../core/coppice-error.ts';
import { exitCode, type ExitCode } from '../../../core/exit-code.ts';
import { overviewText, type NamedSummary } from '../../../report/terminal/overview-text.ts';
import type { Io } from '../../io.ts';
import { CampaignReports } from './campaign-reports.ts';
import { detailOf } from './detail-option.ts';
import { exitCodeOf } from './exit-code-of.ts';
import type { RunValues } from './run-options.ts';
import { runShown, type ShownRun } from './shown-run.ts';

/**
 * Runs the campaigns of several targets, one after the other, and prints one summary. A target that cannot be explored does
 * not keep the others from it; a signal does.
 *
 * @param skipped targets that are only listed
 */
export async function runAll(
  targets: readonly string[],
  shownRun: (target: string) => ShownRun,
  values: RunValues,
  io: Io,
  skipped: readonly NamedSummary[] = [],
): Promise<ExitCode> {
  const reports = await CampaignReports.load(values);
  const campaigns: NamedSummary[] = [];
  let endedBy: ExitCode | undefined;
  for (const name of targets) {
    try {
      const { summary, exitCode: code } = await runShown(shownRun(name), io);
      campaigns.push({ name, summary });
      await reports.writeFiles(summary, io);
      endedBy = code;
    } catch (error) {
      if (!(error instanceof CoppiceError)) throw error;
      campaigns.push({ name, problem: `${error.code}: ${error.message}` });
    }
    if (endedBy !== undefined) break;
  }
  campaigns.push(...skipped);
  const { style, columns: width } = io.out;
  const view = { style, width, detail: detailOf(values) };
  await io.out.write(values.json ? await documentOf(campaigns) : overviewText(campaigns, view));
  return endedBy ?? exitCodeOfAll(campaigns);
}

function exitCodeOfAll(campaigns: readonly NamedSummary[]): ExitCode {
  if (campaigns.some((campaign) => 'summary' in campaign && exitCodeOf(campaign.summary) === exitCode.findings)) {
    return exitCode.findings;
  }
  return campaigns.every((campaign) => !('problem' in campaign)) ? exitCode.nothingFound : exitCode.userError;
}

async function documentOf(campaigns: readonly NamedSummary[]): Promise<string> {
  const { campaignDocument } = await import('../../../report/campaign-document.ts');
  const documents = campaigns.map((campaign) =>
    'summary' in campaign ? { name: campaign.name, ...campaignDocument(campaign.summary) } : campaign,
  );
  return `${JSON.stringify({ campaigns: documents }, undefined, 2)}\n`;
}
