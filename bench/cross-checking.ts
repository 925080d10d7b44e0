import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedInputs } from '../src/campaign/prepare/seed-inputs.ts';
import { inputId } from '../src/execution/input/input.ts';
import type { RunInput } from '../src/execution/input/run-input.ts';
import { kindsNotCompared } from '../src/oracle/finding-kinds.ts';
import { rankedDifferences } from '../src/finding/ranked-differences.ts';
import { differenceRows } from '../src/finding/difference-text.ts';
import { measuredCampaign } from './campaigns/measured-campaign.ts';
import { comparisonOf, mismatchesOf, type Side } from './cross-checking/mismatches.ts';
import { families, installFamily, type InstalledFamily } from './cross-checking/sides.ts';

/**
 * Cross-checks implementations of the same function on npm, as Cadar and Engler did with printf (2005, Table 3): each
 * pair is explored together, and its tests, then the tests of all pairs of the family, are run natively on both.
 * `RUNS=600 SECONDS=120 FAMILIES=printf npm run bench -- cross-checking` limits each campaign; `DIFFERENCES=DIR` writes
 * the differences that were found to a file for each family.
 */
const runs = Number(process.env['RUNS'] ?? 600);
const seconds = Number(process.env['SECONDS'] ?? 120);
const wanted = process.env['FAMILIES']?.split(',');
const differencesFolder = process.env['DIFFERENCES'];

interface Crossed {
  readonly pair: readonly [Side, Side];
  readonly tests: readonly RunInput[];
  readonly findings: ReturnType<typeof measuredCampaign>['summary']['findings'];
}

/** Explores a pair; its tests are the inputs that added coverage or showed a difference. */
function cross(family: InstalledFamily, pair: readonly [Side, Side], folder: string): Crossed {
  const domains = [{ kind: 'string', maxLength: family.mostLength }] as const;
  const corpusFolder = join(folder, pair.map(({ name }) => name).join('-'));
  const { summary } = measuredCampaign({
    file: pair[0].file,
    exportName: 'target',
    domains,
    strategy: 'auto',
    seed: '1',
    seedFolders: [family.seedFolder],
    budget: { runs },
    cpuSeconds: seconds,
    allowedKinds: kindsNotCompared,
    // Implementations never agree on messages, so these are counted but not searched for.
    execution: { timeLimitMs: 1000, comparison: comparisonOf(pair, ['error']) },
    corpusFolder,
  });
  const confirmed = summary.findings.filter(({ cutShort }) => cutShort?.what !== 'confirming');
  const shown = confirmed.flatMap(({ minimized }): RunInput[] =>
    typeof minimized === 'string' ? [{ kind: 'text', text: minimized }] : [],
  );
  const kept = seedInputs(corpusFolder, domains).map(({ value }) => value);
  return { pair, tests: distinct([...kept, ...shown]), findings: rankedDifferences(confirmed) };
}

function distinct(inputs: readonly RunInput[]): readonly RunInput[] {
  return [...new Map(inputs.map((input) => [inputId(input), input])).values()];
}

function pairsOf(sides: readonly Side[]): readonly (readonly [Side, Side])[] {
  return sides.flatMap((one, i) => sides.slice(i + 1).map((other) => [one, other] as const));
}

const columns = [28, 9, 8, 9, 7, 7];

function print(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? `${cell}`.padEnd(28) : `${cell}`.padStart(columns[i] ?? 10))).join(''));
}

async function printRow(name: string, pair: readonly [Side, Side], tests: readonly RunInput[]): Promise<void> {
  const { value, acceptance, error, time } = await mismatchesOf(pair, tests);
  print([name, tests.length, value, acceptance, error, time]);
}

function writeDifferences(family: string, crossed: readonly Crossed[]): void {
  if (differencesFolder === undefined) return;
  const lines = crossed.flatMap(({ findings }) =>
    findings.flatMap((finding) => [
      `${finding.class} ${JSON.stringify(finding.minimized)}`,
      ...differenceRows(finding),
      '',
    ]),
  );
  writeFileSync(join(differencesFolder, `${family}.txt`), `${lines.join('\n')}\n`);
}

const folder = mkdtempSync(join(tmpdir(), 'coppice-cross-checking-'));
for (const family of families(wanted)) {
  const installed = installFamily(family);
  const crossed = pairsOf(installed.sides).map((pair) => cross(installed, pair, join(folder, family.name)));
  const all = distinct(crossed.flatMap(({ tests }) => tests));
  console.log(`\n${family.name}: ${all.length} tests`);
  print(['', 'tests', 'value', 'accept', 'error', 'time']);
  for (const { pair, tests, findings } of crossed) {
    const name = pair.map((side) => side.name).join(' / ');
    await printRow(name, pair, tests);
    await printRow('  tests of all pairs', pair, all);
    console.log(`  ${findings.length} differences by cause`);
  }
  writeDifferences(family.name, crossed);
}
rmSync(folder, { recursive: true });
