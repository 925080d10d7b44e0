import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedInputs } from '../src/campaign/prepare/seed-inputs.js';
import { inputId } from '../src/execution/input/input.js';
import { kindsNotCompared } from '../src/oracle/finding-kinds.js';
import { rankedDifferences } from '../src/finding/ranked-differences.js';
import { differenceRows } from '../src/finding/difference-text.js';
import { measuredCampaign } from './campaigns/measured-campaign.js';
import { comparisonOf, mismatchesOf } from './cross-checking/mismatches.js';
import { families, installFamily } from './cross-checking/sides.js';
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
/** Explores a pair; its tests are the inputs that added coverage or showed a difference. */
function cross(family, pair, folder) {
    const domains = [{ kind: 'string', maxLength: family.mostLength }];
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
    const shown = confirmed.flatMap(({ minimized }) => typeof minimized === 'string' ? [{ kind: 'text', text: minimized }] : []);
    const kept = seedInputs(corpusFolder, domains).map(({ value }) => value);
    return { pair, tests: distinct([...kept, ...shown]), findings: rankedDifferences(confirmed) };
}
function distinct(inputs) {
    return [...new Map(inputs.map((input) => [inputId(input), input])).values()];
}
function pairsOf(sides) {
    return sides.flatMap((one, i) => sides.slice(i + 1).map((other) => [one, other]));
}
const columns = [28, 9, 8, 9, 7, 7];
function print(cells) {
    console.log(cells.map((cell, i) => (i === 0 ? `${cell}`.padEnd(28) : `${cell}`.padStart(columns[i] ?? 10))).join(''));
}
async function printRow(name, pair, tests) {
    const { value, acceptance, error, time } = await mismatchesOf(pair, tests);
    print([name, tests.length, value, acceptance, error, time]);
}
function writeDifferences(family, crossed) {
    if (differencesFolder === undefined)
        return;
    const lines = crossed.flatMap(({ findings }) => findings.flatMap((finding) => [
        `${finding.class} ${JSON.stringify(finding.minimized)}`,
        ...differenceRows(finding),
        '',
    ]));
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
