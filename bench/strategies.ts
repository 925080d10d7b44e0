import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCampaign } from '../src/campaign/run-campaign.ts';
import type { CampaignSummary } from '../src/campaign/summarise.ts';
import type { StrategyName } from '../src/search/strategy-name.ts';

/**
 * Branches that strategies without a grammar cover on npm parsers in the same time, median of several seeds:
 * `SECONDS=20 SEEDS=3 PARSERS=json5,acorn npm run bench -- strategies`.
 */
const parsers = ['json5', 'ini', 'smol-toml', 'saxes', 'csv-parse', 'markdown-it', 'acorn', 'expr-eval'];
const strategies: readonly StrategyName[] = ['auto', 'generational', 'dfs', 'random'];

const chosen = process.env['PARSERS']?.split(',') ?? parsers;
const seconds = Number(process.env['SECONDS'] ?? 20);
const seeds = Number(process.env['SEEDS'] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'coppice-strategies-'));

async function explore(parser: string, strategy: StrategyName, seed: number): Promise<CampaignSummary> {
  return runCampaign(
    {
      file: `bench/parsers/${parser}.mjs`,
      exportName: 'parse',
      domains: [{ kind: 'string', maxLength: 64 }],
      strategy,
      seed: String(seed),
      budget: { timeMs: seconds * 1000 },
      workers: 1,
      outFolder: folder,
      resume: false,
      allowedKinds: [],
      execution: { timeLimitMs: 1000 },
      flipsPerSite: 32,
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number;
}

const wins = { dfs: 0, random: 0 };
console.log(`branches covered in ${seconds} s without a grammar, median of ${seeds} seeds (runs)\n`);
console.log(['parser'.padEnd(14), ...strategies.map((name) => name.padStart(20))].join(''));
for (const parser of chosen) {
  const covered = new Map<StrategyName, number>();
  const cells: string[] = [];
  for (const strategy of strategies) {
    const summaries: CampaignSummary[] = [];
    for (let seed = 1; seed <= seeds; seed++) summaries.push(await explore(parser, strategy, seed));
    const branches = median(summaries.map(({ coverage }) => coverage.branches.covered));
    covered.set(strategy, branches);
    cells.push(`${branches} (${median(summaries.map(({ runs }) => runs))})`.padStart(20));
  }
  console.log([parser.padEnd(14), ...cells].join(''));
  const generational = covered.get('generational') ?? 0;
  if (generational >= (covered.get('dfs') ?? 0)) wins.dfs++;
  if (generational >= (covered.get('random') ?? 0)) wins.random++;
}
console.log(`\ngenerational at least as good as dfs on ${wins.dfs}, as random on ${wins.random} of ${chosen.length}`);
rmSync(folder, { recursive: true });
