import { wrapToWidth } from '../../core/text/display-width.js';
import { baselineRows } from './baseline-rows.js';
import { completenessText } from './completeness-text.js';
import { coverageRows } from './coverage-rows.js';
import { engineRows } from './engine-rows.js';
import { findingLines } from './finding-lines.js';
import { givenRows } from './given-text.js';
import { reachedRows, tokenRows, grammarRows } from './input-rows.js';
import { nextCommand } from './next-command.js';
import { layOutRows, row } from './row.js';
/** Formats the summary of a campaign: the target, findings, figures, and the next command to type. */
export function campaignText(summary, view) {
    const lines = [
        ...wrapToWidth(titleText(summary, view), view.width, '  '),
        '',
        ...findingsLines(summary, view),
        '',
        ...(view.detail === 'quiet' ? [] : [...layOutRows(figureRows(summary, view), view), '']),
        ...nextLines(summary, view),
    ];
    return `${lines.join('\n').trimEnd()}\n`;
}
function titleText({ target, strategy, seed }, { style }) {
    return `${style.bold(target)}: ${strategy}, seed ${seed}`;
}
function findingsLines(summary, view) {
    const findings = summary.findings.filter(({ status }) => status !== 'known');
    const { style } = view;
    const count = findings.length === 0 ? style.green('none') : style.red(String(findings.length));
    const [heading = ''] = layOutRows([row('findings', count)], view);
    return [heading, ...findings.flatMap((finding) => ['', ...findingLines(finding, view)])];
}
function figureRows(summary, view) {
    const { runs, paths, kept, folder } = summary;
    return [
        ...specificationRows(summary),
        ...baselineRows(summary),
        ...givenRows(summary),
        row('runs', `${runs} in ${summary.seconds.toFixed(1)} s, ${paths} different paths; ${stopTexts[summary.stoppedBy]}`),
        ...reachedRows(summary),
        ...tokenRows(summary),
        row('outcomes', outcomesText(summary)),
        ...coverageRows(summary),
        ...grammarRows(summary),
        ...engineRows(summary, view),
        row('complete', completenessText(summary)),
        row('kept', `${kept} inputs in ${folder}/corpus`),
    ];
}
const stopTexts = {
    time: 'stopped: time limit reached',
    runs: 'stopped: run limit reached',
    plateau: 'stopped: no new coverage for too long (plateau)',
    interrupted: 'stopped: interrupted',
    exhausted: 'stopped: nothing left to try',
};
function specificationRows({ specification }) {
    if (specification === undefined)
        return [];
    const { file, rows, decisions } = specification;
    const counts = Object.entries(decisions).filter(([, count]) => count > 0);
    return [row('spec', `${rows} rows in ${file}: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`)];
}
function outcomesText({ outcomes }) {
    const seen = Object.entries(outcomes).filter(([, count]) => count > 0);
    return seen.length === 0 ? 'none' : seen.map(([kind, count]) => `${count} ${kind}`).join(', ');
}
/** The command is on a line of its own and not wrapped, so that it can be copied. */
function nextLines(summary, { style }) {
    const command = nextCommand(summary);
    return command === undefined ? [] : [`${style.dim('next'.padEnd(10))}${style.cyan(command)}`];
}
