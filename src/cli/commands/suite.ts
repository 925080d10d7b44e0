import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { displayPath } from '../../core/display-path.ts';
import { exitCode } from '../../core/exit-code.ts';
import { collectTests } from '../../suite/collect-tests.ts';
import { emitFailures } from '../../suite/emit/emit-failures.ts';
import { emitTests } from '../../suite/emit/emit-tests.ts';
import { runnerNames, type RunnerName } from '../../suite/emit/runner.ts';
import { isTypeScript } from '../../suite/emit/target-import.ts';
import { readCorpus } from '../../suite/read-corpus.ts';
import { readFindings } from '../../suite/read-findings.ts';
import type { ReplaySettings } from '../../suite/replay-settings.ts';
import { readTargetFile } from '../../suite/target-file.ts';
import { defineCommand } from '../command.ts';
import { flag, oneOf, text } from '../option.ts';
import { plural } from '../plural.ts';
import { jsonOption } from './grammar/json-option.ts';

export const suite = defineCommand(
  {
    details:
      'Findings go into a second file beside it, as tests that are known to fail. Neither needs Coppice to run.\n',
    operands: ['DIR'],
    options: {
      runner: oneOf(runnerNames, 'the test runner (vitest)', 'vitest'),
      out: text('FILE', 'the file to write (DIR/suite/EXPORT.test.ts)'),
      force: flag('write over files that are there'),
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
    const settings = readTargetFile(folder);
    const testFile = out ?? defaultFile(folder, settings, runner);
    const failureFile = testFile.replace(/(?:\.test)?(?=\.[^.]*$)/u, '.failures.test');
    const findings = readFindings(folder);
    for (const file of findings.length === 0 ? [testFile] : [testFile, failureFile]) refuseExisting(file, force);
    const { tests, leftOut } = await collectTests(readCorpus(folder), settings);
    if (tests.length === 0) {
      throw new CoppiceError('no-tests', `the campaign in \`${folder}\` kept no input that makes a test`, {
        hint: 'run it for longer, or look at its findings',
      });
    }
    write(testFile, emitTests(tests, settings, { runner, testFile }));
    if (findings.length > 0) write(failureFile, emitFailures(findings, settings, { runner, testFile: failureFile }));
    const files = findings.length === 0 ? [testFile] : [testFile, failureFile];
    const summary = { files: files.map(displayPath), tests: tests.length, failures: findings.length, leftOut };
    await io.out.write(json ? `${JSON.stringify(summary)}\n` : describe(summary));
    return exitCode.nothingFound;
  },
);

interface Summary {
  readonly files: readonly string[];
  readonly tests: number;
  readonly failures: number;
  readonly leftOut: number;
}

function describe({ files, tests, failures, leftOut }: Summary): string {
  const [main, second] = files;
  const lines = [`${plural(tests, 'test')} in ${main}`];
  if (second !== undefined) lines.push(`${plural(failures, 'known failure')} in ${second}`);
  if (leftOut > 0) lines.push(`${plural(leftOut, 'input')} left out: failing, or not the same twice`);
  return `${lines.join('\n')}\n`;
}

/** TypeScript for targets in TypeScript, except that Node does not run it everywhere. */
function defaultFile(folder: string, { file, exportName }: ReplaySettings, runner: RunnerName): string {
  const ending = isTypeScript(file) && runner !== 'node' ? 'ts' : 'mjs';
  const name = exportName === '' ? path.parse(file).name : exportName;
  return path.join(folder, 'suite', `${name}.test.${ending}`);
}

function refuseExisting(file: string, force: boolean): void {
  if (force || !existsSync(file)) return;
  throw new CoppiceError('output-exists', `\`${file}\` is there already`, {
    hint: '--force writes over it, --out names another file',
  });
}

function write(file: string, content: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (cause) {
    throw new CoppiceError('unwritable-file', `cannot write \`${file}\``, { cause });
  }
}
