import path from 'node:path';

import type { StoredFinding } from '../finding/finding-folder.ts';
import type { ReplaySettings } from '../finding/replay-settings.ts';
import { emitFailures, titleOfFailure } from './emit/emit-failures.ts';
import type { TestFile } from './emit/test-file.ts';
import type { SuitePlan } from './project/plan-suite.ts';
import type { UpdateCounts } from './update/merge-tests.ts';
import { writeTestFile } from './update/write-test-file.ts';
import type { TestSource } from './update/written-tests.ts';

/** Writes findings as tests that are known to fail, or adds them to those that exist. */
export function writeFailures(
  findings: readonly StoredFinding[],
  settings: ReplaySettings,
  plan: SuitePlan,
  existing: TestSource | undefined,
): Promise<UpdateCounts | undefined> {
  const file: TestFile = { ...plan.testFile, path: failurePath(plan.testFile.path) };
  const failures = findings.map((finding) => ({ title: titleOfFailure(finding), finding }));
  const failing = {
    source: emitFailures(failures, settings, file),
    titles: failures.map(({ title, finding }) => ({ title, key: finding.reported.id })),
    recordings: new Map<string, string>(),
    gone: new Set<string>(),
  };
  return writeTestFile(file.path, plan, failing, existing);
}

/** `parse.generated.test.ts` becomes `parse.generated.failures.test.ts`. */
export function failurePath(file: string): string {
  const { dir, name, ext } = path.parse(file);
  const suffix = /[.\-_](?:test|spec)$/u.exec(name)?.[0] ?? '.test';
  const own = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  return path.join(dir, `${own}.failures${suffix}${ext}`);
}
