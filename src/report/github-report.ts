import { appendFileSync } from 'node:fs';

import { findingInput } from '../finding/input/finding-input.ts';
import type { ReportData } from './data/report-data.ts';
import { markdownText } from './markdown-report.ts';
import type { Reporter } from './reporter.ts';

/** Annotations for a workflow on GitHub; there, its summary as well. */
export const githubReport: Reporter = {
  report: (data) => {
    const summary = process.env['GITHUB_STEP_SUMMARY'] ?? '';
    if (summary !== '') appendFileSync(summary, `${markdownText(data)}\n`);
    return annotations(data);
  },
};

function annotations({ campaign, findings, coverage }: ReportData): string {
  const { covered, total } = coverage.branches;
  const notice = `::notice title=${property('Coppice')}::${data(`${campaign.target}: ${covered} of ${total} branches, ${campaign.runs} ${campaign.runs === 1 ? 'run' : 'runs'}, ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`)}`;
  const errors = findings.map((finding) => {
    const { kind, error, site, replay } = finding;
    const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/u.exec(site) ?? [];
    const place = Object.entries({ file, line, col: column }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${property(value)}`],
    );
    const text = `${error.split('\n')[0]}\ninput: ${findingInput(finding)}\nreplay: ${replay}`;
    return `::error ${[...place, `title=${property(`Coppice: ${kind}`)}`].join(',')}::${data(text)}`;
  });
  return `${[...errors, notice].join('\n')}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
