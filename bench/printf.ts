import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedInputs } from '../src/campaign/prepare/seed-inputs.ts';
import { Coverage } from '../src/execution/outcome/coverage.ts';
import { openTarget } from '../src/execution/open-target.ts';
import type { SiteTable } from '../src/instrument/sites/sites.ts';
import { measuredCampaign, type CampaignResult } from './campaigns/measured-campaign.ts';

/**
 * Reproduces the printf study of EGT (Cadar and Engler, 2005) on npm packages: only the format argument is symbolic,
 * with 2, 3 and 4 characters until every path has been run, and with 128 characters for a number of runs. `SECONDS=600
 * RUNS=1000 npm run bench -- printf` limits the CPU time of each campaign.
 */
const seconds = Number(process.env['SECONDS'] ?? 600);
const runsOfLongest = Number(process.env['RUNS'] ?? 1000);
const lengths = process.env['LENGTHS']?.split(',').map(Number) ?? [2, 3, 4, 128];
const longest = 128;

interface Implementation {
  readonly name: string;
  readonly version: string;
  /** Code that defines `print`, a function of the format and the arguments. */
  readonly load: string;
}

const implementations: readonly Implementation[] = [
  { name: 'sprintf-js', version: '1.1.3', load: "const print = require('sprintf-js').sprintf;" },
  { name: 'printf', version: '0.6.1', load: "const print = require('printf');" },
  { name: 'extsprintf', version: '1.4.1', load: "const print = require('extsprintf').sprintf;" },
  { name: 'fast-printf', version: '1.6.10', load: "const { printf: print } = require('fast-printf');" },
];

/** From the paper: tests and time for each length, and statement coverage of all tests together. */
const paper = [
  'Pintos          34 in 21 s      356 in 4m00     3234 in 40m47   590 in 124m   95%',
  'Embedded        17 in 2 s       75 in 1m48      337 in 21m06    72 in 120m    95%',
  'GCCfast         30 in 15 s      273 in 3m10     2105 in 87m36   908 in 120m   98%',
];

function install(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const packages = implementations.map(({ name, version }) => `${name}@${version}`);
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Constant arguments of the kinds that formats print, as many as a long format can need. */
const argumentsOf = {
  integer: '...Array(9).fill(42)',
  fraction: '...Array(9).fill(-1.5)',
  text: "...Array(9).fill('text')",
  object: "{ a: 1, b: { c: 'text' } }, ...Array(8).fill(null)",
};

type Given = keyof typeof argumentsOf;

function targetOf(folder: string, { name, load }: Implementation, given: Given): string {
  const file = join(folder, 'targets', `${name}-${given}.cjs`);
  mkdirSync(join(folder, 'targets'), { recursive: true });
  writeFileSync(file, `${load}\nexports.target = (format) => print(format, ${argumentsOf[given]});\n`);
  return file;
}

function explore(file: string, length: number, corpusFolder: string): CampaignResult {
  const isLongest = length === longest;
  mkdirSync(corpusFolder, { recursive: true });
  return measuredCampaign({
    file,
    exportName: 'target',
    domains: [{ kind: 'string', maxLength: length, exactLength: length }],
    strategy: isLongest ? 'generational' : 'dfs',
    seed: '1',
    budget: isLongest ? { runs: runsOfLongest } : {},
    cpuSeconds: seconds,
    flipsPerSite: isLongest ? 32 : 1_000_000,
    corpusFolder,
  });
}

/** Returns the coverage of all tests together, each with the arguments for which it was found. */
async function together(corpora: ReadonlyMap<string, string>, name: string): Promise<Share> {
  const coverage = new Coverage();
  const tables = new Map<string, SiteTable>();
  for (const [file, corpus] of corpora) {
    const target = await openTarget({ file, exportName: 'target', build: 'coverage' });
    const inputs = seedInputs(corpus, [{ kind: 'string', maxLength: longest }]).map(({ value }) => value);
    for await (const run of target.run(inputs)) coverage.add(run.coverage);
    for (const table of target.siteTables) tables.set(table.contentHash, table);
    await target.close();
  }
  return coverage.ofFiles([...tables.values()].filter(({ file }) => isOwn(file, name))).statements;
}

interface Share {
  readonly covered: number;
  readonly total: number;
}

/** Returns the statement coverage of the implementation's own files. */
function statementsOf({ summary }: CampaignResult, name: string): Share {
  const own = Object.entries(summary.coverage.files).filter(([file]) => isOwn(file, name));
  const sum = (key: 'covered' | 'total'): number => own.reduce((all, [, tally]) => all + tally.statements[key], 0);
  return { covered: sum('covered'), total: sum('total') };
}

function isOwn(file: string, name: string): boolean {
  return file.includes(`node_modules/${name}/`);
}

function print(columns: readonly string[], ending: string): void {
  const widths = [13, 12, 10, 13, 13, 10];
  console.log([...columns.map((text, i) => text.padEnd(widths[i] ?? 0)), ending].join(''));
}

function share({ covered, total }: Share): string {
  return `${((100 * covered) / total).toFixed(1)}% of ${total}`;
}

/** Returns the arguments for formats of this length: all kinds for length 3, else an integer. */
function plansOf(length: number): readonly Given[] {
  return length === 3 ? (Object.keys(argumentsOf) as Given[]) : ['integer'];
}

const folder = mkdtempSync(join(tmpdir(), 'coppice-printf-'));
install(folder);
console.log(
  'tests (= different paths), runs, CPU time, statements of the implementation, and the reason if incomplete\n',
);
for (const implementation of implementations) {
  const { name } = implementation;
  const corpora = new Map<string, string>();
  for (const length of lengths) {
    for (const given of plansOf(length)) {
      const corpus = join(folder, 'corpus', name, given);
      const file = targetOf(folder, implementation, given);
      corpora.set(file, corpus);
      const result = explore(file, length, corpus);
      const { paths, runs, complete, limits } = result.summary;
      print(
        [name, `length ${length}`, given, `${paths} paths`, `${runs} runs`, `${result.cpuSeconds.toFixed(1)} s`],
        `${share(statementsOf(result, name))}  ${complete ? 'complete' : limits.join(', ')}`,
      );
    }
  }
  print([name, 'together', '', '', '', ''], share(await together(corpora, name)));
}
console.log(`\nthe paper (on C, 2005), lengths 2, 3, 4 and ${longest}:\n${paper.join('\n')}`);
rmSync(folder, { recursive: true });
