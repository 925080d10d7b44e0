import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { displayPath } from '../core/text/display-path.ts';
import { findFinding } from '../finding/find-finding.ts';
import { campaignOfSuite } from './campaign-of-suite.ts';
import { recordingsFolder } from './emit/recordings.ts';
import { planSuite } from './project/plan-suite.ts';
import type { SuiteRequest } from './suite-request.ts';
import type { SuiteResult } from './suite-result.ts';
import { readTargetFile } from './target-file.ts';
import { writeCampaign } from './write-campaign.ts';
import type { SuiteSource } from './write-planned.ts';
import { existingTests } from './update/write-test-file.ts';
import { failurePath, writeFailures } from './write-failures.ts';
import { writeSpecified } from './write-specified.ts';

/**
 * Writes the tests of a campaign, and into a second file its findings as tests that are known to fail; or the tests that
 * a specification decides on; or one finding.
 */
export async function writeSuite(request: SuiteRequest): Promise<SuiteResult> {
  const { out, runner, spec, withLines } = request;
  if (spec === undefined && isFinding(request.folder)) return writeFinding(request);
  const folder = campaignOfSuite(request.folder, spec);
  const target = readTargetFile(folder);
  const label = spec === undefined ? 'generated' : 'specified';
  const plan = await planSuite(target.settings, { out, runner, withLines, label });
  const from: SuiteSource = { folder, target, plan };
  const own = spec === undefined ? await writeCampaign(request, from) : await writeSpecified(request, spec, from);
  const recordings = recordingsFolder(plan.testFile.path);
  return {
    campaign: displayPath(folder),
    runner: plan.runner.name,
    runnerFrom: plan.runner.because,
    ...own,
    notes: [...plan.notes, ...own.notes],
    ...(existsSync(recordings) ? { recordings: displayPath(recordings) } : {}),
  };
}

/** The folder of a finding, the document in it, or an id. */
function isFinding(name: string): boolean {
  if (!existsSync(name)) return /^[\da-f]{1,8}$/iu.test(name);
  return name.endsWith('finding.json') || existsSync(join(name, 'finding.json'));
}

/** Adds one finding to the tests that are known to fail. */
async function writeFinding({ folder, out, runner, force, withLines }: SuiteRequest): Promise<SuiteResult> {
  const finding = findFinding(folder);
  const plan = await planSuite(finding.settings, { out, runner, withLines });
  const file = failurePath(plan.testFile.path);
  const updated = await writeFailures([finding], finding.settings, plan, force ? undefined : existingTests(file));
  return {
    campaign: displayPath(folder),
    runner: plan.runner.name,
    runnerFrom: plan.runner.because,
    files: [displayPath(file)],
    tests: 0,
    failures: 1,
    leftOut: 0,
    notes: plan.notes,
    ...(updated === undefined ? {} : { updated }),
  };
}
