import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { runCampaign } from '../../../src/campaign/run-campaign.ts';
import type { CampaignSummary } from '../../../src/campaign/summarize/summarize.ts';
import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';

const grammar = loadGrammarSync('examples/simplecalc.ebnf');

async function explore(holes: 'language' | 'free', runs: number, largest?: number): Promise<CampaignSummary> {
  const bounds =
    largest === undefined ? ({ measure: 'height' } as const) : ({ measure: 'characters', largest } as const);
  return runCampaign(
    {
      file: 'examples/simplecalc.ts',
      exportName: 'calculate',
      domains: [{ kind: 'string', maxLength: 16 }],
      strategy: 'symbolic-grammar',
      grammar: {
        inputs: [{ argument: 0, grammar }],
        templates: { holes, lengths: 3, maxLength: 16, bounds },
      },
      seed: '1',
      budget: { runs },
      workers: 1,
      outFolder: mkdtempSync(path.join(tmpdir(), 'coppice-symbolic-grammar-')),
      resume: false,
      execution: { timeLimitMs: 10_000 },
      allowedKinds: [],
      flipsPerSite: 32,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
}

describe('the strategy symbolic-grammar', () => {
  it('fills holes with words of their tokens only, and finds both divisions by zero', async () => {
    const { outcomes, findings, solver } = await explore('language', 300);
    // All inputs except the empty text, with which every campaign starts.
    expect(outcomes.rejected).toBe(1);
    // Fillings get at least a sixth of the work.
    expect(solver.sat).toBeGreaterThan(30);
    expect(solver.unknown).toBe(0);
    expect(findings.map(({ error }) => error)).toEqual(Array(2).fill('RangeError: Division by zero'));
  });

  it('with free holes reaches the handling of invalid characters in the subject', async () => {
    const { outcomes } = await explore('free', 150);
    expect(outcomes.rejected).toBeGreaterThan(20);
    expect(outcomes.returned).toBeGreaterThan(20);
  });
});
