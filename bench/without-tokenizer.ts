// Compares scannerless search with plain whitebox search and tree mutation on parsers that have no function that
// returns tokens, because they match regular expressions or read character by character: branches covered with the same
// CPU time of all processes, share of accepted inputs, and number of inputs; medians of several seeds. Settings:
// SECONDS (20), SEEDS (3), PARSERS (smol-toml,json5,ini), STRATEGIES (scannerless,generational,mutate).
import type { StrategyName } from '../src/search/declared-strategies.ts';
import { measuredCampaign, type CampaignResult } from './campaigns/measured-campaign.ts';
import { median } from './compilers/median.ts';
import { percent, table } from './compilers/table.ts';

const grammars: Readonly<Record<string, string>> = { 'smol-toml': 'toml', json5: 'json5', ini: 'ini' };
const seconds = Number(process.env['SECONDS'] ?? 20);
const seeds = Number(process.env['SEEDS'] ?? 3);
const parsers = process.env['PARSERS']?.split(',') ?? Object.keys(grammars);
const strategies = (process.env['STRATEGIES']?.split(',') ?? [
  'scannerless',
  'generational',
  'mutate',
]) as StrategyName[];
const templates = { holes: 'both', lengths: 3, maxLength: 64, bounds: { measure: 'height' } } as const;

function explore(parser: string, strategy: StrategyName, seed: number): CampaignResult {
  return measuredCampaign({
    file: `bench/parsers/${parser}.mjs`,
    exportName: 'parse',
    domains: [{ kind: 'string', maxLength: 64 }],
    strategy,
    grammar: { name: grammars[parser] ?? parser, templates },
    seed: String(seed),
    cpuSeconds: seconds,
  });
}

console.log(`${seconds} s of CPU time each, median of ${seeds} seeds\n`);
const rows: string[][] = [];
for (const parser of parsers) {
  for (const strategy of strategies) {
    const results = Array.from({ length: seeds }, (_, i) => explore(parser, strategy, i + 1));
    const of = (value: (result: CampaignResult) => number): number => median(results.map(value));
    const branches = of(({ summary }) => summary.coverage.branches.covered);
    rows.push([
      parser,
      strategy,
      String(branches),
      percent(
        branches,
        of(({ summary }) => summary.coverage.branches.total),
      ),
      percent(
        of(({ summary }) => summary.outcomes.returned / summary.runs),
        1,
      ),
      String(of(({ summary }) => summary.runs)),
    ]);
  }
}
console.log(table([['', 'strategy', 'branches', '%', 'accepted %', 'inputs'], ...rows]));
