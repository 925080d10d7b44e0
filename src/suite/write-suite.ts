import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import { collectTests } from './collect-tests.ts';
import { emitFailures } from './emit/emit-failures.ts';
import { emitTests } from './emit/emit-tests.ts';
import type { RunnerName } from './emit/runner.ts';
import { isTypeScript } from '../instrument/typescript/source-language.ts';
import { readCorpus } from './read-corpus.ts';
import { readFindings } from '../finding/read-findings.ts';
import type { ReplaySettings } from '../finding/replay-settings.ts';
import { readTargetFile } from './target-file.ts';

export interface SuiteRequest {
  readonly runner: RunnerName;
  /** The file to write; below the folder of the campaign if it is left out. */
  readonly out: string | undefined;
  /** If true, existing files are overwritten. */
  readonly force: boolean;
}

/**
 * The files and numbers of tests that `suite` has written.
 *
 * @example
 * ```ts
 * const { files, tests }: SuiteResult = await suite('.coppice/src-parse.ts-parse');
 * console.log(`${tests} tests in ${files[0]}`);
 * ```
 */
export interface SuiteResult {
  /** The test file, and the file of known failures if there are findings; relative to the working directory. */
  readonly files: readonly string[];
  readonly tests: number;
  /** Findings, each a test that is known to fail. */
  readonly failures: number;
  /** Number of inputs that cannot be tests, because they failed or are nondeterministic. */
  readonly leftOut: number;
}

/** Writes the tests of a campaign, and into a second file its findings as tests that are known to fail. */
export async function writeSuite(folder: string, { runner, out, force }: SuiteRequest): Promise<SuiteResult> {
  const settings = readTargetFile(folder);
  const testFile = out ?? defaultFile(folder, settings, runner);
  const failureFile = testFile.replace(/(?:\.test)?(?=\.[^.]*$)/u, '.failures.test');
  const findings = readFindings(folder);
  const files = findings.length === 0 ? [testFile] : [testFile, failureFile];
  for (const file of files) refuseExisting(file, force);
  const { tests, leftOut } = await collectTests(readCorpus(folder), settings);
  if (tests.length === 0) {
    throw new CoppiceError('no-tests', `no input kept by the campaign in \`${folder}\` can be used as a test`, {
      hint: 'run the campaign for longer, or see its findings',
    });
  }
  write(testFile, emitTests(tests, settings, { runner, testFile }));
  if (findings.length > 0) write(failureFile, emitFailures(findings, settings, { runner, testFile: failureFile }));
  return { files: files.map(displayPath), tests: tests.length, failures: findings.length, leftOut };
}

/** TypeScript for TypeScript targets, except for the runner of Node, which does not run TypeScript in all versions. */
function defaultFile(folder: string, { file, exportName }: ReplaySettings, runner: RunnerName): string {
  const ending = isTypeScript(file) && runner !== 'node' ? 'ts' : 'mjs';
  const name = exportName === '' ? path.parse(file).name : exportName;
  return path.join(folder, 'suite', `${name}.test.${ending}`);
}

function refuseExisting(file: string, force: boolean): void {
  if (force || !existsSync(file)) return;
  throw new CoppiceError('output-exists', `\`${file}\` already exists`, {
    hint: 'use --force to overwrite it, or --out for another file',
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
