import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { runCampaign } from '../../../src/campaign/run-campaign.ts';

describe('an observer of a campaign', () => {
  it('is told of every run and every recording that is counted', async () => {
    const outcomes: string[] = [];
    let events = 0;
    let recordings = 0;
    const summary = await runCampaign(
      {
        file: 'examples/simplecalc.ts',
        exportName: 'calculate',
        domains: [{ kind: 'string', maxLength: 8 }],
        strategy: 'generational',
        seed: '1',
        budget: { runs: 60 },
        workers: 1,
        outFolder: mkdtempSync(path.join(tmpdir(), 'coppice-observer-')),
        resume: false,
        execution: { timeLimitMs: 10_000 },
        allowedKinds: [],
        flipsPerSite: 32,
      },
      {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        observer: {
          ran: ({ outcome }) => outcomes.push(outcome.kind),
          recorded: ({ path: recorded }) => {
            recordings++;
            events += recorded?.sites.length ?? 0;
          },
        },
      },
    );
    expect(outcomes).toHaveLength(60);
    expect(outcomes.filter((kind) => kind === 'rejected')).toHaveLength(summary.outcomes.rejected);
    expect(recordings).toBeGreaterThan(0);
    expect({ recordings, events }).toEqual({ recordings: summary.engine.recordings, events: summary.engine.events });
  });
});
