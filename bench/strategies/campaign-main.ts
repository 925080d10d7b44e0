import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCampaign } from '../../src/campaign/run-campaign.ts';
import type { CampaignSummary } from '../../src/campaign/summarise.ts';
import type { StrategyName } from '../../src/search/strategy-name.ts';
import { cpuOfTree } from './cpu-of-tree.ts';

/** What one campaign came to, printed as JSON. */
export interface CampaignResult {
  readonly branches: number;
  readonly runs: number;
  readonly recordings: number;
  readonly solver: CampaignSummary['solver'];
  /** Branches after so many seconds of CPU time. */
  readonly curve: readonly { readonly cpuSeconds: number; readonly branches: number }[];
}

/** One campaign in a process of its own, so that none finds our code compiled by the one before. */
async function explore(parser: string, strategy: StrategyName, seed: string, cpuSeconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coppice-strategies-'));
  const control = new AbortController();
  const start = cpuOfTree(process.pid);
  const spent = (): number => (cpuOfTree(process.pid) - start) / 1000;
  const watch = setInterval(() => {
    if (spent() >= cpuSeconds) control.abort();
  }, 50);
  const curve: CampaignResult['curve'][number][] = [];
  const summary = await runCampaign(
    {
      file: `bench/parsers/${parser}.mjs`,
      exportName: 'parse',
      domains: [{ kind: 'string', maxLength: 64 }],
      strategy,
      seed,
      budget: {},
      workers: 1,
      outFolder: folder,
      resume: false,
      allowedKinds: [],
      execution: { timeLimitMs: 1000 },
      flipsPerSite: 32,
    },
    {
      signal: control.signal,
      onProgress: ({ branches }) => curve.push({ cpuSeconds: spent(), branches: branches.covered }),
    },
  );
  clearInterval(watch);
  rmSync(folder, { recursive: true });
  const { runs, engine, coverage, solver } = summary;
  const result: CampaignResult = {
    branches: coverage.branches.covered,
    runs,
    recordings: engine.recordings,
    solver,
    curve,
  };
  process.stdout.write(JSON.stringify(result));
}

const [parser = '', strategy = 'auto', seed = '1', cpuSeconds = '20'] = process.argv.slice(2);
await explore(parser, strategy as StrategyName, seed, Number(cpuSeconds));
