import { describe, expect, it } from 'vitest';

import { claimedCampaign } from '../../../claimed-campaign.ts';

describe('a flip whose solution was drawn by chance before', () => {
  it('does not keep the campaign from being complete', async () => {
    const { complete, limits, paths } = await claimedCampaign('test/cases/subjects/inherited-keys.ts#act', [
      '--runs',
      '200',
    ]);
    expect(limits).toEqual([]);
    expect(complete).toBe(true);
    // The action, no such action, and one path for each name that all objects have.
    expect(paths).toBe(2 + Object.getOwnPropertyNames(Object.prototype).length);
  });
});
