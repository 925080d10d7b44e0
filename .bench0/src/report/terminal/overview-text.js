import { shortenToWidth, displayWidth } from '../../core/text/display-width.js';
import { completenessText } from './completeness-text.js';
import { findingLines } from './finding-lines.js';
import { nextCommand } from './next-command.js';
/** Formats the summaries of several campaigns: all findings, a line for each target, and the next command to type. */
export function overviewText(campaigns, view) {
    const { style } = view;
    const next = campaigns.map(nextOf).find((command) => command !== undefined);
    const lines = [
        ...campaigns.flatMap((campaign) => findingsOf(campaign, view)),
        ...table(campaigns.map((campaign) => cellsOf(campaign, view))).map((line) => view.width === undefined ? line : shortenToWidth(line, view.width)),
        ...(next === undefined ? [] : ['', `${style.dim('next'.padEnd(10))}${style.cyan(next)}`]),
    ];
    return `${lines.join('\n')}\n`;
}
function findingsOf(campaign, view) {
    if (!('summary' in campaign))
        return [];
    const { target } = campaign.summary;
    const findings = newFindings(campaign.summary);
    if (findings.length === 0)
        return [];
    const title = `${view.style.bold(campaign.name)} ${target}`;
    return [title, '', ...findings.flatMap((finding) => [...findingLines(finding, view), ''])];
}
function cellsOf(campaign, { style }) {
    if (!('summary' in campaign))
        return [style.bold(campaign.name), style.red('not run'), campaign.problem];
    const { summary, name } = campaign;
    const { coverage, runs } = summary;
    const findings = newFindings(summary);
    const { covered, total } = coverage.entered.branches;
    const found = findings.length === 0 ? style.green('no finding') : style.red(counted(findings.length, 'finding'));
    const figures = [`${covered} of ${total} branches`, counted(runs, 'run'), `complete: ${completenessText(summary)}`];
    return [style.bold(name), found, ...figures];
}
/** The findings that are not in the baseline. */
function newFindings({ findings }) {
    return findings.filter(({ status }) => status !== 'known');
}
/** A campaign with findings comes before those without. */
function nextOf(campaign) {
    if (!('summary' in campaign) || newFindings(campaign.summary).length === 0)
        return undefined;
    return nextCommand(campaign.summary);
}
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Aligns cells that may be colored or wide. */
function table(rows) {
    const widths = [];
    for (const row of rows)
        row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, displayWidth(cell))));
    return rows.map((row) => row
        .map((cell, i) => (i === row.length - 1 ? cell : cell + ' '.repeat((widths[i] ?? 0) - displayWidth(cell))))
        .join('  '));
}
