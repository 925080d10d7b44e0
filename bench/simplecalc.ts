// Table 1 of the CESE paper on its calculator: words, templates, and the inputs that plain whitebox search and CESE run
// until no path is left, for maximal lengths 1 to 6. Arguments of the environment: LONGEST (6), PLAIN_LONGEST (4), the
// length up to which plain whitebox search is let run, and PLAIN_RUNS, after how many runs it is given up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CampaignOptions } from '../src/campaign/campaign-options.ts';
import { runCampaign } from '../src/campaign/run-campaign.ts';
import type { CampaignSummary } from '../src/campaign/summarise.ts';
import { DerivationCounts } from '../src/derivation/counting/derivation-counts.ts';
import { WordCounts } from '../src/derivation/counting/word-counts.ts';
import { symbolicGrammar } from '../src/derivation/templates/symbolic-grammar.ts';
import { loadGrammar } from '../src/grammar/load-grammar.ts';
import { cpuOfTree } from './campaigns/cpu-of-tree.ts';

const longest = Number(process.env['LONGEST'] ?? 6);
const plainLongest = Number(process.env['PLAIN_LONGEST'] ?? 4);
const plainRuns = Number(process.env['PLAIN_RUNS'] ?? 100_000);
const holes = process.env['HOLES'] === 'language' ? 'language' : 'free';

const grammar = loadGrammar('examples/simplecalc.ebnf');
const symbolic = symbolicGrammar(grammar, { holes: 'free', lengths: 1 }).grammar;

interface Measured {
  readonly summary: CampaignSummary;
  readonly cpuSeconds: number;
}

async function explore(
  options: Pick<CampaignOptions, 'strategy' | 'grammar' | 'budget'>,
  length: number,
): Promise<Measured> {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'coppice-simplecalc-'));
  const before = cpuSeconds();
  const summary = await runCampaign(
    {
      ...options,
      file: 'examples/simplecalc.ts',
      exportName: 'calculate',
      domains: [{ kind: 'string', maxLength: length }],
      seed: '1',
      workers: 1,
      outFolder,
      resume: false,
      execution: { timeLimitMs: 10_000 },
      allowedKinds: [],
      flipsPerSite: 1 << 20,
    },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  rmSync(outFolder, { recursive: true });
  return { summary, cpuSeconds: cpuSeconds() - before };
}

/** Of this process and of its subjects. */
function cpuSeconds(): number {
  return cpuOfTree(process.pid) / 1000;
}

function sumTo(n: number, of: (length: number) => bigint): bigint {
  let sum = 0n;
  for (let length = 1; length <= n; length++) sum += of(length);
  return sum;
}

function describe({ summary, cpuSeconds: seconds }: Measured): string {
  const { runs, coverage, complete, findings, limits } = summary;
  const { covered, total } = coverage.branches;
  const ending = complete ? 'all paths' : `not all: ${limits.join()}`;
  return `${runs} inputs, ${seconds.toFixed(1)} s, ${covered} of ${total} branches, ${findings.length} findings, ${ending}`;
}

const wordCounts = new WordCounts(grammar);
const derivations = new DerivationCounts(symbolic);
const templates = new WordCounts(symbolic);
console.log(`holes: ${holes}; CPU seconds of all processes`);
for (let length = 1; length <= longest; length++) {
  const words = sumTo(length, (n) => wordCounts.of(n) ?? 0n);
  const cumulative = sumTo(length, (n) => BigInt(derivations.of(n)));
  const distinct = sumTo(length, (n) => templates.of(n) ?? 0n);
  console.log(`length ${length}: ${words} words, ${cumulative} symbolic derivations, ${distinct} templates`);
  const use = { holes, lengths: 1, maxLength: 1, bounds: { measure: 'characters', largest: length } } as const;
  const cese = await explore(
    { strategy: 'cese', grammar: { inputs: [{ argument: 0, grammar }], templates: use }, budget: {} },
    length,
  );
  console.log(`  cese     ${describe(cese)}`);
  if (length > plainLongest) continue;
  const plain = await explore({ strategy: 'dfs', budget: { runs: plainRuns } }, length);
  console.log(
    `  whitebox ${describe(plain)}; ${(plain.summary.runs / cese.summary.runs).toFixed(1)} times the inputs of cese`,
  );
}
