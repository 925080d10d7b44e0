// The bug of section 4.2 of the CESE paper, on the example `ftp.ts`: a path that fills its buffer to the last place, which
// takes a name of exactly 1000 letters behind a link. CESE with holes of any length, then plain whitebox search, each with
// the same time. SECONDS (60) is what each may take.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CampaignOptions } from '../src/campaign/campaign-options.ts';
import { runCampaign } from '../src/campaign/run-campaign.ts';
import { loadGrammar } from '../src/grammar/load-grammar.ts';

const seconds = Number(process.env['SECONDS'] ?? 60);
const longest = 4096;

async function search(name: string, options: Pick<CampaignOptions, 'strategy' | 'grammar'>): Promise<void> {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'coppice-length-'));
  const abort = new AbortController();
  const start = performance.now();
  let foundAt: number | undefined;
  const { runs, findings, coverage, outcomes } = await runCampaign(
    {
      ...options,
      file: 'examples/ftp.ts',
      exportName: 'resolveCommand',
      domains: [{ kind: 'string', maxLength: longest }],
      seed: '1',
      budget: { timeMs: seconds * 1000 },
      workers: 1,
      outFolder,
      resume: false,
      execution: {
        timeLimitMs: 10_000,
        properties: [{ kind: 'check', file: path.resolve('examples/ftp.check.ts'), exportName: 'fits' }],
      },
      allowedKinds: [],
      flipsPerSite: 32,
    },
    {
      signal: abort.signal,
      onProgress: (progress) => {
        if (progress.findings === 0) return;
        foundAt ??= (performance.now() - start) / 1000;
        abort.abort();
      },
    },
  );
  rmSync(outFolder, { recursive: true });
  const [finding] = findings;
  const found = finding === undefined ? 'not found' : `found within ${(foundAt ?? seconds).toFixed(1)} s`;
  const { covered, total } = coverage.branches;
  const ends = `${outcomes.returned} returned, ${outcomes.rejected} rejected`;
  console.log(`${name}: ${found}, ${runs} runs (${ends}), ${covered} of ${total} branches`);
}

const grammar = loadGrammar('examples/ftp.ebnf');
const templates = {
  holes: 'language',
  lengths: 'symbolic',
  maxLength: longest,
  bounds: { measure: 'height' },
} as const;
console.log(`each may take ${seconds} s`);
await search('cese, holes of any length', {
  strategy: 'cese',
  grammar: { inputs: [{ argument: 0, grammar }], templates },
});
await search('plain whitebox', { strategy: 'generational' });
