import { dirname, extname } from 'node:path';

import { exitCode } from '../../core/exit-code.ts';
import { campaignDefaults } from '../../config/campaign-defaults.ts';
import { loadConfig } from '../../config/load-config.ts';
import { runnerNames } from '../../suite/emit/runner.ts';
import type { SuiteResult } from '../../suite/suite-result.ts';
import { writeSuite } from '../../suite/write-suite.ts';
import { defineCommand } from '../command.ts';
import { flag, oneOf, text } from '../option.ts';
import { plural } from '../plural.ts';
import { wrapLines } from '../../core/text/wrap-lines.ts';
import { jsonOption } from './grammar/json-option.ts';

export const suiteCommand = defineCommand(
  {
    details:
      'DIR is the folder of a campaign, by default of the latest one. Findings are written to a second file, as tests\n' +
      'that pass while the input still fails. Neither file needs Coppice to run. The runner, the folder, names, module\n' +
      'style and format are those of the project; coppice.config may set `suite.runner` and `suite.out`. With --spec, ticked\n' +
      'rows become tests, corrected rows tests that are expected to fail, and other rows none. FINDING, a folder or an id,\n' +
      'is added to the second file.\n',
    operands: ['[DIR|FINDING]'],
    options: {
      runner: oneOf(runnerNames, `the test runner: ${runnerNames.join(', ')} (that of the project)`, undefined),
      out: text('FILE', 'the file to write, or its folder (where the project has its tests)'),
      spec: text('FILE', 'write the decisions of a specification as tests: spec.md, spec.csv'),
      update: flag('change in existing files only tests that are new or have another result'),
      force: flag('overwrite existing files'),
      lines: flag('list above each test the lines that it covers and no test before it'),
      json: jsonOption,
    },
    examples: [
      { line: 'coppice suite', says: 'the latest campaign, for the test runner of the project' },
      {
        line: 'coppice suite .coppice/src-parse.ts-parse --runner node --out test/parse.test.mjs',
        says: 'for node:test',
      },
      { line: 'coppice suite --spec spec.md --update', says: 'what was decided in the table of `run --spec`' },
    ],
  },
  async ([folder], { runner, out, spec, update, force, lines, json }, io) => {
    const { suite = {}, out: campaigns = campaignDefaults.outFolder } = await loadConfig(undefined);
    const written = await writeSuite({
      folder: folder ?? campaigns,
      runner: runner ?? suite.runner,
      out: out ?? (spec === undefined ? suite.out : folderOf(suite.out)),
      spec,
      force,
      update,
      withLines: lines,
    });
    await io.out.write(json ? `${JSON.stringify(written)}\n` : wrapLines(describe(written), io.out));
    return exitCode.nothingFound;
  },
);

/** A file that is configured is that of the campaign's tests; those of a specification stand beside it. */
function folderOf(out: string | undefined): string | undefined {
  return out === undefined || extname(out) === '' ? out : `${dirname(out)}/`;
}

function describe({
  campaign,
  files,
  tests,
  failures,
  leftOut,
  runner,
  runnerFrom,
  notes,
  recordings,
  specified,
  updated,
}: SuiteResult): string {
  const [main, second] = tests === 0 && failures > 0 ? [undefined, ...files] : files;
  const from = specified === undefined ? campaign : specified.file;
  const written =
    main === undefined ? `${plural(failures, 'known failure')} in ${second}` : `${plural(tests, 'test')} in ${main}`;
  const lines = [`${written}, for ${runner} (${runnerFrom}), from ${from}`];
  if (specified !== undefined) lines.push(...shownRows(specified));
  if (recordings !== undefined) lines.push(`long results in ${recordings}`);
  if (main !== undefined && second !== undefined) lines.push(`${plural(failures, 'known failure')} in ${second}`);
  if (leftOut > 0 && specified === undefined)
    lines.push(`${plural(leftOut, 'input')} left out: failing or nondeterministic`);
  if (updated !== undefined) lines.push(shownCounts(updated));
  lines.push(...notes.map((note) => `note: ${note}`));
  return `${lines.join('\n')}\n`;
}

function shownRows({ expectedToFail, undecided, rejected }: NonNullable<SuiteResult['specified']>): string[] {
  const parts = [
    ...(expectedToFail === 0 ? [] : [`${plural(expectedToFail, 'test')} of corrected rows, expected to fail`]),
    ...(undecided === 0 ? [] : [`${plural(undecided, 'row')} undecided`]),
    ...(rejected === 0 ? [] : [`${rejected} rejected`]),
  ];
  return parts.length === 0 ? [] : [parts.join(', ')];
}

function shownCounts(counts: NonNullable<SuiteResult['updated']>): string {
  const { added, changed, unchanged, edited, removed, dropped } = counts;
  const parts = [`${added} added`, `${changed} changed`, `${unchanged} unchanged`];
  if (edited > 0) parts.push(`${edited} of your own kept`);
  if (removed > 0) parts.push(`${removed} that you removed left out`);
  if (dropped > 0) parts.push(`${dropped} dropped, because the input fails now`);
  return parts.join(', ');
}
