import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CampaignOptions } from '../../../../campaign/prepare/campaign-options.ts';
import { runCampaign } from '../../../../campaign/run-campaign.ts';

/**
 * Explores the target and returns the texts that it accepted, in the order in which they were found. Nothing of the
 * campaign is kept.
 */
export async function acceptedTexts(options: CampaignOptions, signal: AbortSignal): Promise<readonly string[]> {
  const texts = new Set<string>();
  const outFolder = mkdtempSync(path.join(tmpdir(), 'coppice-mine-'));
  try {
    await runCampaign(
      { ...options, outFolder, resume: false },
      {
        signal,
        onProgress: () => {},
        observer: {
          ran: ({ input, outcome }) => {
            if (input.kind === 'text' && outcome.kind === 'returned') texts.add(input.text);
          },
        },
      },
    );
  } finally {
    rmSync(outFolder, { recursive: true, force: true });
  }
  return [...texts];
}
