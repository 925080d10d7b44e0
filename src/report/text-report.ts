import { wrapToWidth } from '../core/text/display-width.ts';
import type { ReportData } from './data/report-data.ts';
import type { Reporter } from './reporter.ts';
import { findingLines } from './terminal/finding-lines.ts';
import { layOutRows, row } from './terminal/row.ts';
import { plainView, type TextView } from './terminal/text-view.ts';
import { uncoveredRows } from './terminal/uncovered-rows.ts';

const view: TextView = { ...plainView, detail: 'verbose' };

/** Everything that a terminal can show of a campaign: no list is cut. */
export const textReport: Reporter = { fileName: 'report.txt', report: (data) => reportText(data, view) };

/** The same for a terminal: no line is wider. */
export function textReportFor(data: ReportData, { style, width }: Pick<TextView, 'style' | 'width'>): string {
  return reportText(data, { style, width, detail: 'verbose' });
}

function reportText(data: ReportData, shown: TextView): string {
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
      ...uncoveredRows(data, shown),
    ],
    shown,
  );
  return [
    `${target}: ${strategy}, seed ${seed}`,
    '',
    ...figures,
    '',
    ...findings.flatMap((finding) => [...findingLines(finding, shown), '']),
    ...advice.flatMap(({ text, command }) => [
      ...wrapToWidth(`- ${text}`, shown.width, '  '),
      ...(command === undefined ? [] : [`  ${command}`]),
    ]),
    '',
  ].join('\n');
}
