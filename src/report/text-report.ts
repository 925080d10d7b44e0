import { findingText } from '../finding/finding-text.ts';
import type { ReportData } from './data/report-data.ts';
import type { Reporter } from './reporter.ts';
import { layOutRows, row } from './terminal/row.ts';
import { plainView } from './terminal/text-view.ts';
import { uncoveredRows } from './terminal/uncovered-rows.ts';

const view = { ...plainView, detail: 'verbose' } as const;

/** Everything that a terminal can show of a campaign: no list is cut. */
export const textReport: Reporter = { fileName: 'report.txt', report: reportText };

function reportText(data: ReportData): string {
  const { campaign, coverage, findings, advice } = data;
  const { target, strategy, seed, runs, seconds, paths } = campaign;
  const { branches, statements, functions } = coverage;
  const figures = layOutRows(
    [
      row('findings', findings.length === 0 ? 'none' : String(findings.length)),
      row(
        'runs',
        `${runs.toLocaleString('en')} in ${seconds.toFixed(1)} s, ${paths.toLocaleString('en')} different paths`,
      ),
      row(
        'coverage',
        `${branches.covered} of ${branches.total} branches, ${statements.covered} of ${statements.total} statements, ` +
          `${functions.covered} of ${functions.total} functions`,
      ),
      ...uncoveredRows(data, view),
    ],
    view,
  );
  return [
    `${target}: ${strategy}, seed ${seed}`,
    '',
    ...figures,
    '',
    ...findings.flatMap((finding) => [findingText(finding), '']),
    ...advice.map(({ text, command }) => `- ${text}${command === undefined ? '' : `\n  ${command}`}`),
    '',
  ].join('\n');
}
