import { describe, expect, it } from 'vitest';

import { claimedCampaign } from '../../../claimed-campaign.ts';

async function findingsOf(name: string): Promise<readonly (readonly [string, unknown])[]> {
  const target = `test/cases/subjects/backtracking.ts#${name}`;
  const { findings } = await claimedCampaign(target, ['--runs', '60', '--time-limit', '100']);
  return findings.map(({ kind, minimized }) => [kind, minimized]);
}

describe('regular expressions that take exponential time, in campaigns with a limited number of runs', () => {
  it('are attacked with a short text that hangs', async () => {
    const [[kind, input] = []] = await findingsOf('exponential');
    expect(kind).toBe('hang');
    expect(input).toMatch(/^a{20,}[^a]+$/u);
  });

  it('are attacked where they get another argument, under the conditions on the first', async () => {
    const [[kind, input] = []] = await findingsOf('ofSecond');
    expect(kind).toBe('hang');
    expect(input).toEqual(['mail', expect.stringMatching(/^[a-z0-9]{20,}/u)]);
  });

  it('are no finding if matching takes time in proportion to the text', async () => {
    expect(await findingsOf('ofTable')).toEqual([]);
  });
});
