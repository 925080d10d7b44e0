import { measuredCampaign } from './campaigns/measured-campaign.js';
/**
 * Branches that strategies without a grammar cover on npm parsers with the same CPU time of all processes of a campaign
 * together; median of several seeds:
 * `SECONDS=20 SEEDS=3 PARSERS=json5,acorn STRATEGIES=generational,dfs npm run bench -- strategies`.
 */
const parsers = ['json5', 'ini', 'smol-toml', 'saxes', 'csv-parse', 'markdown-it', 'acorn', 'expr-eval'];
const compared = ['auto', 'generational', 'dfs', 'random'];
const chosen = process.env['PARSERS']?.split(',') ?? parsers;
const strategies = process.env['STRATEGIES']?.split(',') ?? compared;
const seconds = Number(process.env['SECONDS'] ?? 20);
const seeds = Number(process.env['SEEDS'] ?? 3);
/** Fractions of the time after which branches are shown. */
const parts = [0.1, 0.25, 0.5, 1];
function explore(parser, strategy, seed) {
    return measuredCampaign({
        file: `bench/parsers/${parser}.mjs`,
        exportName: 'parse',
        domains: [{ kind: 'string', maxLength: 64 }],
        strategy,
        seed: String(seed),
        cpuSeconds: seconds,
    });
}
function branchesAfter({ curve, summary }, part) {
    if (part === 1)
        return summary.coverage.branches.covered;
    return curve.findLast(({ cpuSeconds }) => cpuSeconds <= part * seconds)?.branches ?? 0;
}
function median(numbers) {
    return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}
const isAtLeast = new Map();
function compare(covered) {
    for (const mine of ['generational', 'auto']) {
        for (const other of strategies) {
            if (mine === other || !covered.has(mine))
                continue;
            const pair = `${mine} as ${other}`;
            const isBetter = (covered.get(mine) ?? 0) >= (covered.get(other) ?? 0);
            isAtLeast.set(pair, (isAtLeast.get(pair) ?? 0) + Number(isBetter));
        }
    }
}
const ends = parts.map((part) => `${part * seconds}`).join('/');
console.log(`branches covered after ${ends} s of CPU time, median of ${seeds} seeds (runs, of which recorded)\n`);
for (const parser of chosen) {
    const covered = new Map();
    for (const strategy of strategies) {
        const results = [];
        for (let seed = 1; seed <= seeds; seed++)
            results.push(explore(parser, strategy, seed));
        const branches = parts.map((part) => median(results.map((result) => branchesAfter(result, part))));
        covered.set(strategy, branches.at(-1) ?? 0);
        const runs = median(results.map(({ summary }) => summary.runs));
        const recordings = median(results.map(({ summary }) => summary.engine.recordings));
        const cells = branches.map((count) => String(count).padStart(6)).join('');
        console.log(`${parser.padEnd(13)}${strategy.padEnd(14)}${cells}   (${runs}, ${recordings})`);
    }
    compare(covered);
}
console.log(`\nat least as good, of ${chosen.length} parsers:`);
for (const [pair, count] of isAtLeast)
    console.log(`  ${pair}: ${count}`);
