import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import { emitFailures, titleOfFailure } from './emit/emit-failures.ts';
import { emitTests } from './emit/emit-tests.ts';
import type { RunnerName } from './emit/runner.ts';
import type { TestFile } from './emit/test-file.ts';
import { formatCode } from './format/format-code.ts';
import { campaignOfSuite } from './campaign-of-suite.ts';
import { titlesOf } from './naming/title-of-test.ts';
import { planSuite, type SuitePlan } from './project/plan-suite.ts';
import { readCorpus } from './read-corpus.ts';
import { readFindings } from '../finding/read-findings.ts';
import { collectTests } from './selection/collect-tests.ts';
import { readTargetFile } from './target-file.ts';

export interface SuiteRequest {
  /** Folder of a campaign, or one with campaigns: the latest is taken. */
  readonly folder: string;
  /** By default the runner of the project. */
  readonly runner: RunnerName | undefined;
  /** The file to write, or its folder; by default where the project has its tests. */
  readonly out: string | undefined;
  /** If true, existing files are overwritten. */
  readonly force: boolean;
  /** If true, each test lists the lines that it covers first. */
  readonly withLines: boolean;
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
  /** Folder of the campaign, relative to the working directory. */
  readonly campaign: string;
  readonly runner: RunnerName;
  /** What decided on the runner. */
  readonly runnerFrom: string;
  /** The test file, and the file of known failures if there are findings; relative to the working directory. */
  readonly files: readonly string[];
  readonly tests: number;
  /** Findings, each a test that is known to fail. */
  readonly failures: number;
  /** Number of inputs that cannot be tests, because they failed or are nondeterministic. */
  readonly leftOut: number;
  /** What to know before running the tests. */
  readonly notes: readonly string[];
}

/** Writes the tests of a campaign, and into a second file its findings as tests that are known to fail. */
export async function writeSuite(request: SuiteRequest): Promise<SuiteResult> {
  const { force, out, runner, withLines } = request;
  const folder = campaignOfSuite(request.folder);
  const settings = readTargetFile(folder);
  const plan = await planSuite(settings, { out, runner, withLines });
  const { testFile } = plan;
  const failureFile: TestFile = { ...testFile, path: failurePath(testFile.path) };
  const findings = readFindings(folder);
  const files = findings.length === 0 ? [testFile.path] : [testFile.path, failureFile.path];
  for (const file of files) refuseExisting(file, force);
  const { tests, leftOut } = await collectTests(readCorpus(folder), settings, () => []);
  if (tests.length === 0) {
    throw new CoppiceError('no-tests', `no input kept by the campaign in \`${folder}\` can be used as a test`, {
      hint: 'run the campaign for longer, or see its findings',
    });
  }
  const titles = titlesOf(tests, settings, new Set());
  const planned = tests.map((test, index) => ({ title: titles[index] ?? '', test, isSnapshot: false }));
  write(testFile.path, await formatted(emitTests(planned, settings, testFile), testFile, plan));
  if (findings.length > 0) {
    const failures = findings.map((finding) => ({ title: titleOfFailure(finding), finding }));
    write(failureFile.path, await formatted(emitFailures(failures, settings, failureFile), failureFile, plan));
  }
  return {
    campaign: displayPath(folder),
    runner: plan.runner.name,
    runnerFrom: plan.runner.because,
    files: files.map(displayPath),
    tests: tests.length,
    failures: findings.length,
    leftOut,
    notes: plan.notes,
  };
}

/** The project's own formatter has the last word. */
async function formatted(source: string, { path: file, style }: TestFile, { prettier }: SuitePlan): Promise<string> {
  const text = formatCode(source, file, style);
  if (prettier === undefined) return text;
  const options = await prettier.resolveConfig(path.resolve(file), { editorconfig: true });
  return prettier.format(text, { ...options, filepath: path.resolve(file) });
}

/** `parse.generated.test.ts` becomes `parse.generated.failures.test.ts`. */
function failurePath(file: string): string {
  const { dir, name, ext } = path.parse(file);
  const suffix = /[.\-_](?:test|spec)$/u.exec(name)?.[0] ?? '.test';
  const own = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  return path.join(dir, `${own}.failures${suffix}${ext}`);
}

function refuseExisting(file: string, force: boolean): void {
  if (force || !existsSync(file)) return;
  throw new CoppiceError('output-exists', `\`${file}\` already exists`, {
    hint: 'use --update to change only what changed, --force to overwrite it, or --out for another file',
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
