import type { RunnerName } from './emit/runner.ts';
import type { UpdateCounts } from './update/merge-tests.ts';

/**
 * The rows of a specification by what became of them.
 *
 * @example
 * ```ts
 * const { specified } = await suite('.coppice', { spec: 'spec.md' });
 * if (specified !== undefined) console.log(`${specified.undecided} rows are undecided`);
 * ```
 */
export interface SpecifiedCounts {
  readonly file: string;
  /** Tests of corrected rows, which pass until the target has the right result. */
  readonly expectedToFail: number;
  /** Rows without a decision, which are no tests. */
  readonly undecided: number;
  readonly rejected: number;
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
  /** Folder of the campaign, or the finding, relative to the working directory. */
  readonly campaign: string;
  readonly runner: RunnerName;
  /** What decided on the runner. */
  readonly runnerFrom: string;
  /**
   * The test file, and the file of known failures if there are findings; only the latter for one finding. Relative to the
   * working directory.
   */
  readonly files: readonly string[];
  readonly tests: number;
  /** Findings, each a test that is known to fail. */
  readonly failures: number;
  /** Number of inputs that cannot be tests, because they failed or are nondeterministic. */
  readonly leftOut: number;
  /** Folder of the results that are too long to stand in the tests, if there are any. */
  readonly recordings?: string;
  /** What a specification says about its rows; missing without one. */
  readonly specified?: SpecifiedCounts;
  /** What to know before running the tests. */
  readonly notes: readonly string[];
  /** What an update did with the tests of the first file; missing if it was written anew. */
  readonly updated?: UpdateCounts;
}
