import { existsSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';
import type { PlannedTest } from './emit/planned-test.ts';
import { recordingsOf } from './emit/recordings.ts';
import type { SuitePlan } from './project/plan-suite.ts';
import type { SuiteResult } from './suite-result.ts';
import type { CampaignTarget } from './target-file.ts';
import type { UpdateCounts } from './update/merge-tests.ts';
import { keepInputs, keyOfInput } from './update/suite-inputs.ts';
import { writeTestFile } from './update/write-test-file.ts';
import type { TestSource } from './update/written-tests.ts';

/** What one kind of suite adds to the result. */
export type Written = Omit<SuiteResult, 'campaign' | 'runner' | 'runnerFrom' | 'recordings'>;

/** A campaign, and where its tests go. */
export interface SuiteSource {
  readonly folder: string;
  readonly target: CampaignTarget;
  readonly plan: SuitePlan;
}

interface Place {
  readonly folder: string;
  readonly plan: SuitePlan;
  readonly existing: TestSource | undefined;
}

/** Writes or updates the file of tests; `gone` has the keys of those that go if they are not among the planned ones. */
export async function writePlanned(
  planned: readonly PlannedTest[],
  source: string,
  gone: ReadonlySet<string>,
  { folder, plan, existing }: Place,
): Promise<UpdateCounts | undefined> {
  keepInputs(
    folder,
    planned.map(({ test }) => test.input),
  );
  const titles = planned.map(({ title, test }) => ({ title, key: keyOfInput(test.input) }));
  const fresh = { source, titles, recordings: recordingsOf(planned), gone };
  return writeTestFile(plan.testFile.path, plan, fresh, existing);
}

export function refuseExisting(file: string, force: boolean): void {
  if (force || !existsSync(file)) return;
  throw new CoppiceError('output-exists', `\`${file}\` already exists`, {
    hint: 'use --update to change only what changed, --force to overwrite it, or --out for another file',
  });
}
