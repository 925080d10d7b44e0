import type { RunnerName } from './emit/runner.ts';

/** What `suite` writes, and where. */
export interface SuiteRequest {
  /** Folder of a campaign, or one with campaigns: the latest is taken; or a finding, by its folder or id. */
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
  /** A specification by example: its decisions become the tests, instead of the campaign's inputs. */
  readonly spec?: string | undefined;
}
