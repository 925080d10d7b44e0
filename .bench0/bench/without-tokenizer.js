import { measuredCampaign } from './campaigns/measured-campaign.js';
import { median } from './compilers/median.js';
import { percent, table } from './compilers/table.js';
const grammars = { 'smol-toml': 'toml', json5: 'json5', ini: 'ini' };
const seconds = Number(process.env['SECONDS'] ?? 20);
const seeds = Number(process.env['SEEDS'] ?? 3);
const parsers = process.env['PARSERS']?.split(',') ?? Object.keys(grammars);
const strategies = (process.env['STRATEGIES']?.split(',') ?? [
    'scannerless',
    'generational',
    'mutate',
]);
const templates = { holes: 'both', lengths: 3, maxLength: 64, bounds: { measure: 'height' } };
function explore(parser, strategy, seed) {
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
const rows = [];
for (const parser of parsers) {
    for (const strategy of strategies) {
        const results = Array.from({ length: seeds }, (_, i) => explore(parser, strategy, i + 1));
        const of = (value) => median(results.map(value));
        const branches = of(({ summary }) => summary.coverage.branches.covered);
        rows.push([
            parser,
            strategy,
            String(branches),
            percent(branches, of(({ summary }) => summary.coverage.branches.total)),
            percent(of(({ summary }) => summary.outcomes.returned / summary.runs), 1),
            String(of(({ summary }) => summary.runs)),
        ]);
    }
}
console.log(table([['', 'strategy', 'branches', '%', 'accepted %', 'inputs'], ...rows]));
