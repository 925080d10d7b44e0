import { shownJson } from '../core/text/shown-json.js';
const mostFindings = 20;
const mostBranches = 10;
/** A summary for the comment of a pull request. */
export const markdownReport = { fileName: 'report.md', report: markdownText };
export function markdownText({ campaign, coverage, findings, branches, advice }) {
    const { target, runs, seconds, paths, complete, limits } = campaign;
    const head = findings.length === 0 ? 'no findings' : findings.length === 1 ? '1 finding' : `${findings.length} findings`;
    const status = complete
        ? 'complete: every feasible path within the bounds was run'
        : `not complete (${limits.join(', ')})`;
    const kinds = ['branches', 'statements', 'functions'];
    return [
        `### Coppice: ${head} in ${code(target)}`,
        '',
        `${runs} runs in ${seconds.toFixed(1)} s, ${paths} paths; ${status}`,
        '',
        '| coverage | covered | of |',
        '| --- | ---: | ---: |',
        ...kinds.map((kind) => `| ${kind} | ${coverage[kind].covered} | ${coverage[kind].total} |`),
        '',
        ...findings.slice(0, mostFindings).flatMap(findingText),
        ...(findings.length > mostFindings ? [`and ${findings.length - mostFindings} more findings`, ''] : []),
        ...branchTable(branches),
        ...advice.slice(0, 2).map(({ text, command }) => `- ${text}${command === undefined ? '' : ` ${code(command)}`}`),
        '',
    ].join('\n');
}
function findingText({ kind, error, site, minimized, compact, replay }) {
    return [
        `#### ${kind}: ${code(error.split('\n')[0] ?? '')}`,
        '',
        ...(site === '' ? [] : [`- at ${code(site)}`]),
        `- input ${code(compact ?? shownJson(minimized))}`,
        `- replay ${code(replay)}`,
        '',
    ];
}
function branchTable(branches) {
    const open = branches.flatMap(({ site, arms }) => arms
        .filter(({ state }) => state === 'unknown' || state === 'concretized' || state === 'lost')
        .map(({ when, state, reason = '' }) => `| ${code(site)} | ${when} | ${state} | ${cell(reason)} |`));
    if (open.length === 0)
        return [];
    const more = open.length > mostBranches ? [`| ... | | | ${open.length - mostBranches} more |`] : [];
    return [
        '| open branch | way | state | reason |',
        '| --- | --- | --- | --- |',
        ...open.slice(0, mostBranches),
        ...more,
        '',
    ];
}
/** Code in backquotes, more of them than the text has in a row; a bar would end a cell of a table. */
function code(text) {
    const line = text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll('|', String.raw `\|`);
    const longest = Math.max(0, ...[...line.matchAll(/`+/gu)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}
function cell(text) {
    return text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll(/[|<>[\]*_`\\]/gu, (character) => `\\${character}`);
}
