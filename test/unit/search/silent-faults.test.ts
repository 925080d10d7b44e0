import { expect, it } from 'vitest';

import { claimedCampaign } from '../../claimed-campaign.ts';

const file = 'test/cases/subjects/silent-faults.ts';

it.each([
  ['average', 'division-by-zero', 'string', 7],
  ['priority', 'nan', 'string', 12],
  ['checksum', 'int32-wrap', 'int32', 16],
  ['factor', 'unsafe-integer', 'int32, int32', 21],
  ['following', 'out-of-bounds', 'string', 26],
] as const)('the search aims at silent faults that are asked for: %s, %s', async (name, fault, inputs, line) => {
  const args = ['--inputs', inputs, '--runs', '100'];
  const { findings } = await claimedCampaign(`${file}#${name}`, [...args, '--check', fault]);
  expect(findings).toMatchObject([{ kind: 'property', error: expect.stringContaining(fault) as string }]);
  expect(findings[0]!.site).toContain(`silent-faults.ts:${line}:`);
  expect((await claimedCampaign(`${file}#${name}`, args)).findings).toEqual([]);
});
