import { exitCode } from '../../core/exit-code.ts';
import { runnerNames } from '../../suite/emit/runner.ts';
import { writeSuite, type SuiteResult } from '../../suite/write-suite.ts';
import { defineCommand } from '../command.ts';
import { flag, oneOf, text } from '../option.ts';
import { plural } from '../plural.ts';
import { jsonOption } from './grammar/json-option.ts';

export const suiteCommand = defineCommand(
  {
    details:
      'Findings are written to a second file, as tests that are known to fail. Neither file needs Coppice to run.\n',
    operands: ['DIR'],
    options: {
      runner: oneOf(runnerNames, 'the test runner (vitest)', 'vitest'),
      out: text('FILE', 'the file to write (DIR/suite/EXPORT.test.ts)'),
      force: flag('overwrite existing files'),
      json: jsonOption,
    },
    examples: [
      { line: 'coppice suite .coppice/src-parse.ts-parse', says: 'for vitest' },
      {
        line: 'coppice suite .coppice/src-parse.ts-parse --runner node --out test/parse.test.mjs',
        says: 'for node:test',
      },
    ],
  },
  async ([folder], { runner, out, force, json }, io) => {
    const written = await writeSuite(folder, { runner, out, force });
    await io.out.write(json ? `${JSON.stringify(written)}\n` : describe(written));
    return exitCode.nothingFound;
  },
);

function describe({ files, tests, failures, leftOut }: SuiteResult): string {
  const [main, second] = files;
  const lines = [`${plural(tests, 'test')} in ${main}`];
  if (second !== undefined) lines.push(`${plural(failures, 'known failure')} in ${second}`);
  if (leftOut > 0) lines.push(`${plural(leftOut, 'input')} left out: failing or nondeterministic`);
  return `${lines.join('\n')}\n`;
}
