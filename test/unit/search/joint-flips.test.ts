import { expect, it } from 'vitest';

import { claimedCampaign } from '../../claimed-campaign.ts';

it.each(['counted', 'joined', 'contained'])(
  'twelve independent predicates hold together within 50 runs: %s',
  async (name) => {
    const target = `test/cases/subjects/predicates.ts#${name}`;
    const { findings } = await claimedCampaign(target, [
      '--runs',
      '50',
      '--fails',
      'Error',
      '--strategy',
      'generational',
    ]);
    expect(findings.map(({ error }) => error)).toEqual([expect.stringContaining('all twelve')]);
  },
);
