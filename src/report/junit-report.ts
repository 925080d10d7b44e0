import { limitWords } from './limit-words.ts';
import type { ReportedFinding } from '../finding/reported-finding.ts';
import { findingInput } from '../finding/input/finding-input.ts';
import type { ReportData } from './data/report-data.ts';
import type { Reporter } from './reporter.ts';
import { xmlElement, xmlText } from './xml.ts';

/** Each finding as a failed test, and one test for the campaign, which passes if there are none. */
export const junitReport: Reporter = { fileName: 'junit.xml', report: document };

function document({ campaign, findings }: ReportData): string {
  const { target, seconds, runs, limits, complete } = campaign;
  const status = complete
    ? 'every feasible path within the bounds was run'
    : `not complete: ${limits.map(limitWords).join('; ')}`;
  const whole = xmlElement(
    'testcase',
    { name: 'campaign', classname: target, time: seconds },
    xmlElement('system-out', {}, xmlText(`${runs} runs; ${status}`)),
  );
  const cases = findings.map((finding) => findingCase(target, finding));
  const counts = { tests: cases.length + 1, failures: cases.length, errors: 0, time: seconds };
  const suite = xmlElement('testsuite', { name: target, ...counts, skipped: 0 }, whole, ...cases);
  return `<?xml version="1.0" encoding="utf-8"?>\n${xmlElement('testsuites', { name: 'coppice', ...counts }, suite)}\n`;
}

function findingCase(target: string, finding: ReportedFinding): string {
  const { id, kind, error, site, replay, stack } = finding;
  const [file, line] = site.split(':');
  const calls = stack.map(({ called, site: place }) => `    at ${called === '' ? place : `${called} (${place})`}`);
  const body = [error, ...calls, '', `input: ${findingInput(finding)}`, `replay: ${replay}`].join('\n');
  return xmlElement(
    'testcase',
    {
      name: `${kind} ${id}: ${error.split('\n')[0]}`,
      classname: target,
      file: file === '' ? undefined : file,
      line,
      time: 0,
    },
    xmlElement('failure', { type: kind, message: error.split('\n')[0] }, xmlText(body)),
  );
}
