import { existsSync } from 'node:fs';

import { displayPath } from '../core/text/display-path.ts';
import { campaignOfSuite } from './campaign-of-suite.ts';
import { recordingsFolder } from './emit/recordings.ts';
import { planSuite } from './project/plan-suite.ts';
import type { SuiteRequest } from './suite-request.ts';
import type { SuiteResult } from './suite-result.ts';
import { readTargetFile } from './target-file.ts';
import { writeCampaign } from './write-campaign.ts';
import type { SuiteSource } from './write-planned.ts';
import { writeSpecified } from './write-specified.ts';

/**
 * Writes the tests of a campaign, and into a second file its findings as tests that are known to fail; or the tests that
 * a specification decides on.
 */
export async function writeSuite(request: SuiteRequest): Promise<SuiteResult> {
  const { out, runner, spec, withLines } = request;
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
