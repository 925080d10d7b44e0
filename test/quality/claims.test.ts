import { describe, expect, it } from 'vitest';

import { claimCases } from '../claim-cases.ts';
import { claimedCampaign } from '../claimed-campaign.ts';

/**
 * All cases of the file `seen.ts` and every second case of the others. The whole table takes six minutes on two cores,
 * because each campaign starts half a dozen processes; `CLAIMS=all npx vitest run test/quality` runs it.
 */
function isSelected(file: string, index: number): boolean {
  return process.env['CLAIMS'] === 'all' || file === 'seen.ts' || index % 2 === 0;
}

// Campaigns mostly wait for their subjects: two at a time keep two cores busy.
describe.concurrent('the bug behind each construct is found, or the line that hides it is reported', async () => {
  for (const [index, { name, target, file, error, isOnlyReported }] of (await claimCases()).entries()) {
    if (!isSelected(file, index)) continue;
    it(name, async () => {
      const { findings, complete, engine, losses } = await claimedCampaign(target, ['--runs', '200']);
      if (!isOnlyReported) {
        expect(findings.map((finding) => finding.error)).toContainEqual(expect.stringContaining(error));
        return;
      }
      expect(complete).toBe(false);
      expect([...engine.concretizations, ...losses].map(({ site }) => site)).toContainEqual(
        expect.stringContaining(`${file}:`),
      );
    });
  }
});
