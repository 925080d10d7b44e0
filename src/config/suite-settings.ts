import type { RunnerName } from '../suite/emit/runner.ts';

/**
 * Where `coppice suite` writes tests, and for which runner, if it is not to follow the project.
 *
 * @example
 * ```ts
 * const settings: SuiteSettings = { runner: 'node', out: './test/generated/' };
 * ```
 */
export interface SuiteSettings {
  readonly runner?: RunnerName;
  /** A file, or a folder. */
  readonly out?: string;
}
