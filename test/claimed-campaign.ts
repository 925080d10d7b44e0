import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCampaign } from '../src/campaign/run-campaign.ts';
import type { CampaignSummary } from '../src/campaign/summarize/summarize.ts';
import { readCampaignOptions } from '../src/cli/commands/run/read-campaign-options.ts';
import { runOptions } from '../src/cli/commands/run/run-options.ts';
import { readArguments } from '../src/cli/read-arguments.ts';

/** A campaign as `coppice run TARGET ...` has it, in this process, which leaves nothing behind. */
export async function claimedCampaign(target: string, args: readonly string[]): Promise<CampaignSummary> {
  const out = mkdtempSync(join(tmpdir(), 'coppice-claims-'));
  try {
    const line = ['--workers', '1', '--seed', '1', '--out', out, ...args];
    const { values } = readArguments(line, { operands: [], options: runOptions });
    const options = await readCampaignOptions(target, values);
    return await runCampaign(options, { signal: new AbortController().signal, onProgress: () => undefined });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
