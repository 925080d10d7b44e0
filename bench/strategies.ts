import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { StrategyName } from '../src/search/strategy-name.ts';
import type { CampaignResult } from './strategies/campaign-main.ts';

/**
 * Branches that strategies without a grammar cover on npm parsers with the same CPU time, that of all processes of a
 * campaign counted together; median of several seeds:
 * `SECONDS=20 SEEDS=3 PARSERS=json5,acorn STRATEGIES=generational,dfs npm run bench -- strategies`.
 */
const parsers = ['json5', 'ini', 'smol-toml', 'saxes', 'csv-parse', 'markdown-it', 'acorn', 'expr-eval'];
const compared: readonly StrategyName[] = ['auto', 'generational', 'dfs', 'random'];

const chosen = process.env['PARSERS']?.split(',') ?? parsers;
const strategies = (process.env['STRATEGIES']?.split(',') as StrategyName[] | undefined) ?? compared;
const seconds = Number(process.env['SECONDS'] ?? 20);
const seeds = Number(process.env['SEEDS'] ?? 3);
const campaignMain = fileURLToPath(new URL('strategies/campaign-main.js', import.meta.url));
/** Parts of the time after which branches are shown. */
const parts = [0.1, 0.25, 0.5, 1];

function explore(parser: string, strategy: StrategyName, seed: number): CampaignResult {
  const args = [campaignMain, parser, strategy, String(seed), String(seconds)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 })) as CampaignResult;
}

function branchesAfter({ curve, branches }: CampaignResult, part: number): number {
  if (part === 1) return branches;
  return curve.findLast(({ cpuSeconds }) => cpuSeconds <= part * seconds)?.branches ?? 0;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number;
}

const isAtLeast = new Map<string, number>();

function compare(covered: ReadonlyMap<StrategyName, number>): void {
  for (const mine of ['generational', 'auto'] as const) {
    for (const other of strategies) {
      if (mine === other || !covered.has(mine)) continue;
      const pair = `${mine} as ${other}`;
      const isBetter = (covered.get(mine) ?? 0) >= (covered.get(other) ?? 0);
      isAtLeast.set(pair, (isAtLeast.get(pair) ?? 0) + Number(isBetter));
    }
  }
}

const ends = parts.map((part) => `${part * seconds}`).join('/');
console.log(`branches covered after ${ends} s of CPU time, median of ${seeds} seeds (runs, of which recorded)\n`);
for (const parser of chosen) {
  const covered = new Map<StrategyName, number>();
  for (const strategy of strategies) {
    const results: CampaignResult[] = [];
    for (let seed = 1; seed <= seeds; seed++) results.push(explore(parser, strategy, seed));
    const branches = parts.map((part) => median(results.map((result) => branchesAfter(result, part))));
    covered.set(strategy, branches.at(-1) ?? 0);
    const counts = `${median(results.map(({ runs }) => runs))}, ${median(results.map(({ recordings }) => recordings))}`;
    const cells = branches.map((count) => String(count).padStart(6)).join('');
    console.log(`${parser.padEnd(13)}${strategy.padEnd(14)}${cells}   (${counts})`);
  }
  compare(covered);
}
console.log(`\nat least as good, of ${chosen.length} parsers:`);
for (const [pair, count] of isAtLeast) console.log(`  ${pair}: ${count}`);
