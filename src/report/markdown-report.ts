import { findingInput } from '../finding/input/finding-input.ts';
import { limitWords } from './limit-words.ts';
import type { ReportedFinding } from '../finding/reported-finding.ts';
import type { BranchReport, ReportData } from './data/report-data.ts';
import type { Reporter } from './reporter.ts';

const mostFindings = 20;
const mostBranches = 10;

/** A summary for the comment of a pull request. */
export const markdownReport: Reporter = { fileName: 'report.md', report: markdownText };

export function markdownText({ campaign, coverage, findings, branches, advice }: ReportData): string {
  const { target, runs, seconds, paths, complete, limits } = campaign;
  const head =
    findings.length === 0 ? 'no findings' : findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  const status = complete
    ? 'complete: every feasible path within the bounds was run'
    : `not complete (${limits.map(limitWords).join('; ')})`;
  const kinds = ['branches', 'statements', 'functions'] as const;
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

function findingText(finding: ReportedFinding): readonly string[] {
  const { kind, error, site, replay } = finding;
  return [
    `#### ${kind}: ${code(error.split('\n')[0] ?? '')}`,
    '',
    ...(site === '' ? [] : [`- at ${code(site)}`]),
    `- input ${code(findingInput(finding))}`,
    `- replay ${code(replay)}`,
    '',
  ];
}

function branchTable(branches: readonly BranchReport[]): readonly string[] {
  const open = branches.flatMap(({ site, arms }) =>
    arms
      .filter(({ state }) => state === 'unknown' || state === 'concretized' || state === 'lost')
      .map(({ when, state, reason = '' }) => `| ${code(site)} | ${when} | ${state} | ${cell(reason)} |`),
  );
  if (open.length === 0) return [];
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
function code(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll('|', String.raw`\|`);
  const longest = Math.max(0, ...[...line.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

function cell(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll(/[|<>[\]*_`\\]/gu, (character) => `\\${character}`);
}
