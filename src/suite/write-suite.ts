import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
import type { RunInput } from '../execution/input/run-input.ts';
import type { Prettier } from './project/own-prettier.ts';
import { collectTests, type DecidedInputs } from './selection/collect-tests.ts';
import { decisionsIn, mergeTests, withKeys, type KeyedTitle, type UpdateCounts } from './update/merge-tests.ts';
import { keepInputs, keyOfInput, inputsByKey } from './update/suite-inputs.ts';
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
  /** If true, existing files are changed only where tests are new or have another result. */
  readonly update: boolean;
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
  /** What an update did with the tests of the first file; missing if it was written anew. */
  readonly updated?: UpdateCounts;
}

/** Writes the tests of a campaign, and into a second file its findings as tests that are known to fail. */
export async function writeSuite(request: SuiteRequest): Promise<SuiteResult> {
  const { force, out, runner, update, withLines } = request;
  const folder = campaignOfSuite(request.folder);
  const settings = readTargetFile(folder);
  const plan = await planSuite(settings, { out, runner, withLines });
  const { testFile } = plan;
  const failureFile: TestFile = { ...testFile, path: failurePath(testFile.path) };
  const findings = readFindings(folder);
  const files = findings.length === 0 ? [testFile.path] : [testFile.path, failureFile.path];
  for (const file of files) refuseExisting(file, force || update);
  const existing = update && existsSync(testFile.path) ? readFileSync(testFile.path, 'utf8') : undefined;
  const decided = decidedInputs(existing, testFile.path, folder);
  const { tests, leftOut } = await collectTests(readCorpus(folder), settings, () => [], decided);
  if (tests.length === 0) {
    throw new CoppiceError('no-tests', `no input kept by the campaign in \`${folder}\` can be used as a test`, {
      hint: 'run the campaign for longer, or see its findings',
    });
  }
  const titles = titlesOf(tests, settings, new Set());
  const planned = tests.map((test, index) => ({ title: titles[index] ?? '', test }));
  keepInputs(
    folder,
    tests.map(({ input }) => input),
  );
  const keyed = planned.map(({ title, test }) => ({ title, key: keyOfInput(test.input) }));
  const fresh = await formatted(emitTests(planned, settings, testFile), testFile, plan);
  const gone = new Set(decided.kept.map(keyOfInput));
  const updated = await written(existing, fresh, testFile, plan, keyed, gone);
  if (findings.length > 0) {
    const failures = findings.map((finding) => ({ title: titleOfFailure(finding), finding }));
    const old = update && existsSync(failureFile.path) ? readFileSync(failureFile.path, 'utf8') : undefined;
    const failing = await formatted(emitFailures(failures, settings, failureFile), failureFile, plan);
    const ids = failures.map(({ title, finding }) => ({ title, key: finding.reported.id }));
    await written(old, failing, failureFile, plan, ids, new Set());
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
    ...(updated === undefined ? {} : { updated }),
  };
}

/** The inputs of tests that stay, and of those that the user removed. */
function decidedInputs(existing: string | undefined, file: string, campaign: string): DecidedInputs {
  if (existing === undefined) return { kept: [], removed: [] };
  const known = inputsByKey(campaign);
  const { kept, removed } = decisionsIn(existing, file);
  const inputsOf = (keys: ReadonlySet<string>): RunInput[] =>
    [...keys].flatMap((key) => (known.has(key) ? [known.get(key)!] : []));
  return { kept: inputsOf(kept), removed: inputsOf(removed) };
}

/** Writes a test file, or updates it. */
async function written(
  existing: string | undefined,
  fresh: string,
  testFile: TestFile,
  plan: SuitePlan,
  titles: readonly KeyedTitle[],
  gone: ReadonlySet<string>,
): Promise<UpdateCounts | undefined> {
  if (existing === undefined) {
    write(testFile.path, withKeys(fresh, testFile.path, titles));
    return undefined;
  }
  const { text, counts } = mergeTests(existing, fresh, testFile.path, titles, gone);
  write(testFile.path, plan.prettier === undefined ? text : await prettied(text, testFile.path, plan.prettier));
  return counts;
}

/** The project's own formatter has the last word. */
async function formatted(source: string, { path: file, style }: TestFile, { prettier }: SuitePlan): Promise<string> {
  const text = formatCode(source, file, style);
  return prettier === undefined ? text : prettied(text, file, prettier);
}

async function prettied(text: string, file: string, prettier: Prettier): Promise<string> {
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
