import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredCampaign } from './campaigns/measured-campaign.js';
import { installPackages, measuredPackages } from './throughput/installed-packages.js';
/**
 * How many flips and recorded paths a campaign without a grammar gets out of a second of CPU time of all its processes,
 * on npm packages of many kinds: `SECONDS=20 PACKAGES=qs,ini STRATEGY=generational JSON=FILE npm run bench -- throughput`.
 */
const seconds = Number(process.env['SECONDS'] ?? 20);
const strategy = (process.env['STRATEGY'] ?? 'generational');
const packages = measuredPackages(process.env['PACKAGES']?.split(','));
const folder = installPackages(packages);
function explore({ name }) {
    return measuredCampaign({
        file: join(folder, `${name}.mjs`),
        exportName: 'parse',
        domains: [{ kind: 'string', maxLength: 64 }],
        strategy,
        seed: '1',
        cpuSeconds: seconds,
    });
}
function rowOf(name, { summary, cpuSeconds }) {
    const { queries, unknown } = summary.solver;
    return {
        name,
        flipsPerSecond: queries / cpuSeconds,
        pathsPerSecond: summary.engine.recordings / cpuSeconds,
        unknownShare: queries === 0 ? 0 : unknown / queries,
        branches: summary.coverage.branches.covered,
    };
}
function print({ name, flipsPerSecond, pathsPerSecond, unknownShare, branches }, more = '') {
    const cells = [
        flipsPerSecond.toFixed(0).padStart(9),
        pathsPerSecond.toFixed(0).padStart(9),
        `${(100 * unknownShare).toFixed(1)}%`.padStart(9),
        String(branches).padStart(9),
    ];
    console.log(`${name.padEnd(24)}${cells.join('')}${more}`);
}
function median(numbers) {
    return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}
console.log(`${strategy}, ${seconds} s of CPU time for each package\n`);
console.log(`${'package'.padEnd(24)}  flips/s  paths/s  unknown branches   sat/unsat/unknown, runs, solver s, links`);
const rows = [];
for (const each of packages) {
    const result = explore(each);
    const { solver, runs, stoppedBy } = result.summary;
    const row = rowOf(each.name, result);
    rows.push(row);
    const links = Object.entries(solver.byLink)
        .sort(([, a], [, b]) => b - a)
        .map(([link, count]) => `${link} ${count}`);
    const verdicts = `${solver.sat}/${solver.unsat}/${solver.unknown}`;
    print(row, `   ${verdicts}, ${runs}, ${solver.seconds.toFixed(1)}, ${links.join(' ')}, ${stoppedBy}`);
}
const by = (key) => median(rows.map((row) => row[key]));
print({
    name: `median of ${rows.length}`,
    flipsPerSecond: by('flipsPerSecond'),
    pathsPerSecond: by('pathsPerSecond'),
    unknownShare: by('unknownShare'),
    branches: by('branches'),
});
console.log(`largest unknown share: ${(100 * Math.max(...rows.map((row) => row.unknownShare))).toFixed(1)}%`);
if (process.env['JSON'] !== undefined)
    writeFileSync(process.env['JSON'], JSON.stringify(rows, null, 2));
