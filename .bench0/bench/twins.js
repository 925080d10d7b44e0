import { measuredCampaign } from './campaigns/measured-campaign.js';
import { twins } from './twins/twin.js';
const seconds = Number(process.env['SECONDS'] ?? 20);
const seeds = Array.from({ length: Number(process.env['SEEDS'] ?? 1) }, (_, i) => `${i + 1}`);
const chosen = process.env['TWINS']?.split(',') ?? Object.keys(twins);
const lengths = process.env['LENGTHS'] === 'any' ? 'symbolic' : Number(process.env['LENGTHS'] ?? 3);
const sorted = process.env['SORTED'] ?? 'on';
const holes = (process.env['HOLES'] ?? 'both');
const techniques = {
    CESE: 'symbolic-grammar',
    whitebox: 'generational',
    grammar: 'exhaustive',
    random: 'produce',
};
const asked = (process.env['TECHNIQUES']?.split(',') ?? Object.keys(techniques));
/** Runs one campaign for each seed. */
function explore({ file, exportName, grammar, execution }, request) {
    const { strategy, cpuSeconds, fewestHolesFirst } = request;
    const templates = { holes, lengths, fewestHolesFirst, maxLength: 64, bounds: { measure: 'height' } };
    return seeds.map((seed) => measuredCampaign({
        file,
        exportName,
        domains: [{ kind: 'string', maxLength: 64 }],
        strategy,
        seed,
        cpuSeconds,
        ...(execution === undefined ? {} : { execution }),
        ...(strategy === 'generational' ? {} : { grammar: { name: grammar, templates } }),
    }));
}
function mean(numbers) {
    return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
/** Returns the percentage of covered branches. */
function covered(results) {
    const { total } = results[0].summary.coverage.branches;
    return (100 * mean(results.map(({ summary }) => summary.coverage.branches.covered))) / total;
}
function inputs(results) {
    return mean(results.map(({ summary }) => summary.runs));
}
function describe(name, results) {
    const { summary } = results[0];
    const { reached, coverage, findings } = summary;
    const each = results.map((one) => one.summary.coverage.branches.covered).join(' ');
    const reach = reached === undefined ? '' : `, height ${reached.size}, length ${reached.length}, holes ${reached.holes}`;
    const counts = `${each} of ${coverage.branches.total} = ${covered(results).toFixed(1)}%`;
    const rest = `${inputs(results).toFixed(0)} inputs${reach}, ${findings.length} findings`;
    return `${name} ${counts}, ${rest}, ${mean(results.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1)} s`;
}
/** Prints tables 2 to 5. */
function compareTechniques(chosenTwins) {
    let first = 0;
    let fewer = 0;
    for (const twin of chosenTwins) {
        const results = new Map();
        for (const technique of asked) {
            const request = { strategy: techniques[technique], cpuSeconds: seconds, fewestHolesFirst: sorted !== 'off' };
            const result = explore(twin, request);
            results.set(technique, result);
            console.log(describe(`${twin.name.padEnd(10)}${technique.padEnd(9)}`, result));
        }
        const [cese, grammar] = [results.get('CESE'), results.get('grammar')];
        if (cese === undefined)
            continue;
        if (covered(cese) >= Math.max(...[...results.values()].map(covered)) - 1)
            first++;
        if (grammar !== undefined && inputs(cese) < inputs(grammar))
            fewer++;
    }
    console.log(`\nCESE is first or within one percentage point: ${first} of ${chosenTwins.length}`);
    console.log(`fewer inputs than all words: ${fewer} of ${chosenTwins.length}`);
}
/** Compares templates sorted by their holes with unsorted ones, at half the time. */
function compareOrders(chosenTwins) {
    const differences = chosenTwins.map((twin) => {
        const [on, off] = [true, false].map((fewestHolesFirst) => {
            const result = explore(twin, { strategy: 'symbolic-grammar', cpuSeconds: seconds / 2, fewestHolesFirst });
            console.log(describe(`${twin.name.padEnd(10)}${fewestHolesFirst ? 'sorted  ' : 'unsorted'}`, result));
            return covered(result);
        });
        return on - off;
    });
    console.log(`\nsorting adds ${mean(differences).toFixed(1)} points (${differences.map((d) => d.toFixed(1)).join(', ')})`);
}
const chosenTwins = chosen.map((name) => {
    const twin = twins[name]?.();
    if (twin === undefined)
        throw new RangeError(`unknown twin ${name}; known twins: ${Object.keys(twins).join()}`);
    return twin;
});
console.log(`${seconds} s of CPU time each; holes: ${holes}; seeds: ${seeds.join()}\n`);
if (sorted === 'both')
    compareOrders(chosenTwins);
else
    compareTechniques(chosenTwins);
