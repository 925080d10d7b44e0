// Figures 4 to 7 of the paper on grammar-based whitebox fuzzing, on compilers written in JavaScript: what the paper's
// strategies and ours reach and cover in lexer, parser and code generator, from the same 50 seeds of 15 to 20 tokens and
// with the same CPU time of all their processes; medians of several seeds. Coverage is of statements, without those that
// loading the compiler runs. SECONDS (120), SEEDS (3; fengari 1), COMPILERS (nunjucks,acorn,fengari), STRATEGIES, SIZES
// (on; off leaves out the figure by size of words).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StrategyName } from '../src/search/strategy-name.ts';
import { measuredCampaign, type CampaignResult } from './campaigns/measured-campaign.ts';
import { compilers, type Compiler } from './compilers/compiler.ts';
import { coverageTable, type TestedWay } from './compilers/coverage-table.ts';
import type { ModuleFigures } from './compilers/module-tally.ts';
import { reachBySize } from './compilers/reach-by-size.ts';
import { relativeCoverage } from './compilers/relative-coverage.ts';
import { runTexts } from './compilers/run-texts.ts';
import { symbolicTable } from './compilers/symbolic-table.ts';
import { acceptedWords } from './compilers/words-of-size.ts';

/** As the paper calls them; the last two are ours. */
const names = {
  blackbox: 'blackbox',
  produce: 'grammar-based blackbox',
  generational: 'whitebox',
  scannerless: 'scannerless',
  auto: 'auto',
} as const satisfies Partial<Record<StrategyName, string>>;
type Compared = keyof typeof names;

const seconds = Number(process.env['SECONDS'] ?? 120);
const seeds = Number(process.env['SEEDS'] ?? 3);
const chosen = process.env['COMPILERS']?.split(',') ?? Object.keys(compilers);
const strategies = (process.env['STRATEGIES']?.split(',') ?? Object.keys(names)) as readonly Compared[];
const showsSizes = process.env['SIZES'] !== 'off';
const seedWords = { sizes: [15, 16, 17, 18, 19, 20], count: 50, seed: 'seeds' };
const templates = { holes: 'both', lengths: 3, maxLength: 64, bounds: { measure: 'height' } } as const;

function explore(compiler: Compiler, strategy: StrategyName, seed: number, seedFolder: string): CampaignResult {
  const { file, exportName, modules, grammar } = compiler;
  return measuredCampaign({
    file,
    exportName,
    modules,
    strategy,
    seedFolder,
    domains: [{ kind: 'string', maxLength: 128 }],
    grammar: { name: grammar, templates },
    seed: String(seed),
    cpuSeconds: seconds,
  });
}

async function compare(name: string, compiler: Compiler): Promise<void> {
  const { isSinglePass = false } = compiler;
  console.log(`\n${name}: ${seconds} s of CPU time each`);
  if (showsSizes && !isSinglePass) console.log(`\nwords by size\n${await reachBySize(compiler)}`);
  const words = await acceptedWords(compiler, seedWords);
  const seedFolder = mkdtempSync(join(tmpdir(), 'coppice-seeds-'));
  for (const [i, word] of words.entries()) writeFileSync(join(seedFolder, String(i).padStart(2, '0')), word);
  const results = new Map<string, readonly CampaignResult[]>();
  try {
    for (const strategy of strategies) {
      const runs = Array.from({ length: isSinglePass ? 1 : seeds }, (_, i) =>
        explore(compiler, strategy, i + 1, seedFolder),
      );
      results.set(names[strategy], runs);
    }
  } finally {
    rmSync(seedFolder, { recursive: true });
  }
  const ways = [...results].map(([way, runs]): TestedWay => ({ name: way, figures: runs.map(figuresOf) }));
  const seedWay: TestedWay = { name: 'seed inputs', figures: [(await runTexts(compiler, words)).together] };
  console.log(`\ncoverage\n${coverageTable([...ways, seedWay], !isSinglePass)}`);
  console.log('(no row for its own tests: the package comes without them)');
  const best = ways.find((way) => way.name === 'grammar-based whitebox') ?? ways[0];
  if (best !== undefined) console.log(`\nrelative coverage\n${relativeCoverage(ways, best)}`);
  console.log(`\nsymbolic execution\n${symbolicTable(results)}`);
}

function figuresOf({ figures }: CampaignResult): ModuleFigures {
  if (figures === undefined) throw new RangeError('the campaign was not counted by module');
  return figures;
}

for (const name of chosen) {
  const compiler = compilers[name];
  if (compiler === undefined) throw new RangeError(`no compiler ${name}; there are ${Object.keys(compilers).join()}`);
  await compare(name, compiler());
}
