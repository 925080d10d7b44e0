import type { CodeStyle } from '../format/code-style.ts';
import type { ModuleStyle } from './import-clause.ts';
import type { RunnerName } from './runner.ts';

/** The file that tests are written to, and what the project expects of it. */
export interface TestFile {
  /** Imports are relative to it. */
  readonly path: string;
  readonly runner: RunnerName;
  readonly modules: ModuleStyle;
  /** Jest: the functions of tests are global, instead of imported. */
  readonly hasGlobals: boolean;
  readonly style: CodeStyle;
  /** Lines that a test covers first stand above it. */
  readonly withLines: boolean;
}
