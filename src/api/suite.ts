import { CoppiceError } from '../core/coppice-error.ts';
import type { RunnerName } from '../suite/emit/runner.ts';
import type { SuiteResult } from '../suite/suite-result.ts';

/**
 * How `suite` writes tests.
 *
 * @example
 * ```ts
 * const options: SuiteOptions = { runner: 'node', out: 'test/parse.test.mjs', force: true };
 * ```
 */
export interface SuiteOptions {
  /** The test runner that the tests are for (that of the project). */
  readonly runner?: RunnerName;
  /** The file to write, or its folder (where the project has its tests). */
  readonly out?: string;
  /** Changes in existing files only tests that are new or have another result (`false`). */
  readonly update?: boolean;
  /** Overwrites files that exist (`false`). */
  readonly force?: boolean;
  /** Writes the decisions of a specification by example (`spec.md`, `spec.csv`) as tests, instead of the campaign's inputs. */
  readonly spec?: string;
  /** Lists above each test the lines that it covers and no test before it (`false`). */
  readonly lines?: boolean;
}

const known = ['runner', 'out', 'update', 'force', 'lines', 'spec'];

/**
 * Writes a regression suite: the fewest inputs of a campaign with the same coverage, each with what the target does now.
 * Findings become tests that are known to fail, in a second file. This is `coppice suite`; the tests do not need Coppice.
 *
 * @param folder - Folder of a campaign, `folder` in the result of `explore`; of a folder with campaigns, the latest.
 * @throws CoppiceError for what the caller can fix: no campaign there, a file that exists, an unknown runner.
 *
 * @example
 * ```ts
 * import { explore, suite } from 'coppice';
 *
 * const { folder } = await explore('src/parse.ts#parse', { runs: 500 });
 * const { tests, files } = await suite(folder, { out: 'test/parse.test.ts', force: true });
 * console.log(`${tests} tests in ${files.join(' and ')}`);
 * ```
 */
export async function suite(folder: string, options: SuiteOptions = {}): Promise<SuiteResult> {
  const [{ runnerNames }, { writeSuite }] = await Promise.all([
    import('../suite/emit/runner.ts'),
    import('../suite/write-suite.ts'),
  ]);
  if (typeof folder !== 'string') throw new CoppiceError('bad-value', 'the folder of the campaign is no text');
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    const hint = `known are ${known.join(', ')}`;
    throw new CoppiceError('unknown-option', `there is no option \`${unknown}\``, { hint });
  }
  const { runner, out, spec, update = false, force = false, lines = false } = options;
  if (runner !== undefined && !runnerNames.includes(runner)) {
    throw new CoppiceError('bad-value', `\`runner\` is not one of ${runnerNames.join(', ')}`);
  }
  if (out !== undefined && (typeof out !== 'string' || out === ''))
    throw new CoppiceError('bad-value', '`out` is no path');
  if (spec !== undefined && (typeof spec !== 'string' || spec === ''))
    throw new CoppiceError('bad-value', '`spec` is no path');
  return writeSuite({ folder, runner, out, update, force, withLines: lines, spec });
}
