import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { wrapToWidth } from '../../core/text/display-width.ts';
import { adviceRows } from './advice-rows.ts';
import { baselineRows } from './baseline-rows.ts';
import { completenessText } from './completeness-text.ts';
import { coverageRows } from './coverage-rows.ts';
import { engineRows } from './engine-rows.ts';
import { findingLines } from './finding-lines.ts';
import { givenRows } from './given-text.ts';
import { reachedRows, tokenRows, grammarRows } from './input-rows.ts';
import { nextCommand } from './next-command.ts';
import type { ReportData } from '../data/report-data.ts';
import { layOutRows, row, type Row } from './row.ts';
import type { TextView } from './text-view.ts';
import { uncoveredRows } from './uncovered-rows.ts';

/** What the branches of a campaign's report say; missing if it has no folder to read a report from. */
type ReportedBranches = Pick<ReportData, 'branches'> | undefined;

/** Formats the summary of a campaign: the target, findings, figures, and the next command to type. */
export function campaignText(summary: CampaignSummary, view: TextView, report?: ReportedBranches): string {
  const lines = [
    ...wrapToWidth(titleText(summary, view), view.width, '  '),
    '',
    ...findingsLines(summary, view),
    '',
    ...(view.detail === 'quiet' ? [] : [...layOutRows(figureRows(summary, view, report), view), '']),
    ...nextLines(summary, view),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function titleText({ target, strategy, seed }: CampaignSummary, { style }: TextView): string {
  return `${style.bold(target)}: ${strategy}, seed ${seed}`;
}

function findingsLines(summary: CampaignSummary, view: TextView): readonly string[] {
  const findings = summary.findings.filter(({ status }) => status !== 'known');
  const { style } = view;
  const known = summary.findings.length - findings.length;
  const none = known === 0 ? 'none' : `none that is new, ${known} known`;
  const count = findings.length === 0 ? style.green(none) : style.red(String(findings.length));
  const [heading = ''] = layOutRows([row('findings', count)], view);
  return [heading, ...findings.flatMap((finding) => ['', ...findingLines(finding, view)])];
}

function figureRows(summary: CampaignSummary, view: TextView, report: ReportedBranches): readonly Row[] {
  const { runs, paths, kept, folder } = summary;
  return [
    ...specificationRows(summary),
    ...baselineRows(summary),
    ...givenRows(summary),
    row(
      'runs',
      `${runs.toLocaleString('en')} in ${summary.seconds.toFixed(1)} s, ${paths.toLocaleString('en')} different paths; ${stopTexts[summary.stoppedBy]}`,
    ),
    ...reachedRows(summary),
    ...tokenRows(summary),
    row('outcomes', outcomesText(summary)),
    ...coverageRows(summary),
    ...(report === undefined ? [] : uncoveredRows(report, view)),
    ...grammarRows(summary),
    ...engineRows(summary, view),
    row('complete', completenessText(summary)),
    ...adviceRows(summary),
    row('kept', `${kept.toLocaleString('en')} ${kept === 1 ? 'input' : 'inputs'} in ${folder}/corpus`),
  ];
}

const stopTexts: Readonly<Record<CampaignSummary['stoppedBy'], string>> = {
  time: 'stopped: time limit reached',
  runs: 'stopped: run limit reached',
  plateau: 'stopped: no new coverage for too long (plateau)',
  interrupted: 'stopped: interrupted',
  exhausted: 'stopped: nothing left to try',
};

function specificationRows({ specification }: CampaignSummary): readonly Row[] {
  if (specification === undefined) return [];
  const { file, rows, decisions } = specification;
  const counts = Object.entries(decisions).filter(([, count]) => count > 0);
  return [row('spec', `${rows} rows in ${file}: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`)];
}

function outcomesText({ outcomes }: CampaignSummary): string {
  const seen = Object.entries(outcomes).filter(([, count]) => count > 0);
  return seen.length === 0 ? 'none' : seen.map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`).join(', ');
}

/** The command is on a line of its own and not wrapped, so that it can be copied. */
function nextLines(summary: CampaignSummary, { style }: TextView): readonly string[] {
  const command = nextCommand(summary);
  return command === undefined ? [] : [`${style.dim('next'.padEnd(10))}${style.cyan(command)}`];
}
