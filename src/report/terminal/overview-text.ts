import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { wrapToWidth, displayWidth } from '../../core/text/display-width.ts';
import { completenessText } from './completeness-text.ts';
import { findingLines } from './finding-lines.ts';
import { nextCommand } from './next-command.ts';
import type { TextView } from './text-view.ts';

/** The summary of one of several campaigns, with the name of its target, or why the target could not be, or was not, explored. */
export type NamedSummary = { readonly name: string } & (
  { readonly summary: CampaignSummary } | { readonly problem: string } | { readonly skipped: string }
);

/** Formats the summaries of several campaigns: all findings, a line for each target, and the next command to type. */
export function overviewText(campaigns: readonly NamedSummary[], view: TextView): string {
  const { style } = view;
  const next = campaigns.map(nextOf).find((command) => command !== undefined);
  const lines = [
    ...campaigns.flatMap((campaign) => findingsOf(campaign, view)),
    ...table(campaigns.map((campaign) => cellsOf(campaign, view))).flatMap((line) =>
      wrapToWidth(line, view.width, '  '),
    ),
    ...(next === undefined ? [] : ['', `${style.dim('next'.padEnd(10))}${style.cyan(next)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function findingsOf(campaign: NamedSummary, view: TextView): readonly string[] {
  if (!('summary' in campaign)) return [];
  const { target } = campaign.summary;
  const findings = newFindings(campaign.summary);
  if (findings.length === 0) return [];
  const title = `${view.style.bold(campaign.name)} ${target}`;
  return [title, '', ...findings.flatMap((finding) => [...findingLines(finding, view), ''])];
}

function cellsOf(campaign: NamedSummary, { style }: TextView): readonly string[] {
  if ('skipped' in campaign) return [style.bold(campaign.name), style.dim('skipped'), campaign.skipped];
  if ('problem' in campaign) return [style.bold(campaign.name), style.red('not run'), campaign.problem];
  const { summary, name } = campaign;
  const { coverage, runs } = summary;
  const findings = newFindings(summary);
  const { covered, total } = coverage.entered.branches;
  const found = findings.length === 0 ? style.green('no finding') : style.red(counted(findings.length, 'finding'));
  const figures = [`${covered} of ${total} branches`, counted(runs, 'run'), `complete: ${completenessText(summary)}`];
  return [style.bold(name), found, ...figures];
}

/** The findings that are not in the baseline. */
function newFindings({ findings }: CampaignSummary): CampaignSummary['findings'] {
  return findings.filter(({ status }) => status !== 'known');
}

/** A campaign with findings comes before those without. */
function nextOf(campaign: NamedSummary): string | undefined {
  if (!('summary' in campaign) || newFindings(campaign.summary).length === 0) return undefined;
  return nextCommand(campaign.summary);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Aligns cells that may be colored or wide. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  // The last cell of a row may be a long text; others below it keep their width.
  for (const row of rows) {
    row.slice(0, -1).forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, displayWidth(cell))));
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell + ' '.repeat((widths[i] ?? 0) - displayWidth(cell))))
      .join('  '),
  );
}
