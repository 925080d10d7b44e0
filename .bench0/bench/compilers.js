import { measuredCampaign } from './campaigns/measured-campaign.js';
import { compilers } from './compilers/compiler.js';
import { coverageTable } from './compilers/coverage-table.js';
import { reachBySize } from './compilers/reach-by-size.js';
import { reachFromSeeds } from './compilers/reach-from-seeds.js';
import { relativeCoverage } from './compilers/relative-coverage.js';
import { runTexts } from './compilers/run-texts.js';
import { withSeedFolder } from './compilers/seed-folder.js';
import { symbolicTable } from './compilers/symbolic-table.js';
import { acceptedWords } from './compilers/words-of-size.js';
/** Strategies by their names in the paper; the last two are ours. */
const techniques = {
    blackbox: 'blackbox',
    'grammar-based blackbox': 'produce',
    whitebox: 'generational',
    'whitebox+tokens': 'tokens',
    'grammar-based whitebox': 'grammar',
    scannerless: 'scannerless',
    auto: 'auto',
};
const seconds = Number(process.env['SECONDS'] ?? 120);
const seeds = Number(process.env['SEEDS'] ?? 3);
const chosen = process.env['COMPILERS']?.split(',') ?? Object.keys(compilers);
const strategies = process.env['STRATEGIES']?.split(',') ?? Object.values(techniques);
const asked = Object.keys(techniques).filter((name) => strategies.includes(techniques[name]));
const countsSizes = process.env['SIZES'] !== 'off';
const bySize = ['blackbox', 'whitebox', 'grammar-based whitebox'];
const seedWords = { sizes: [15, 16, 17, 18, 19, 20], count: 50, seed: 'seeds' };
const templates = { holes: 'both', lengths: 3, maxLength: 64, bounds: { measure: 'height' } };
function explore(compiler, { technique, seed, seedFolder, cpuSeconds }) {
    const { file, exportName, modules, grammar, tokens } = compiler;
    return measuredCampaign({
        file,
        exportName,
        modules,
        strategy: techniques[technique],
        seedFolders: [seedFolder],
        execution: { tokens },
        domains: [{ kind: 'string', maxLength: 128 }],
        grammar: { name: grammar, templates },
        seed: String(seed),
        cpuSeconds,
    });
}
async function showSizes(compiler) {
    console.log(`\nwords by size (figure 4)\n${await reachBySize(compiler)}`);
    const cpuSeconds = seconds / 4;
    const reach = await reachFromSeeds(compiler, bySize, (name, seedFolder) => explore(compiler, { technique: name, seed: 1, seedFolder, cpuSeconds }));
    console.log(`\ninputs that reach the code generator, by size of seeds\n${reach}`);
}
async function compare(name, compiler) {
    const { isSinglePass = false } = compiler;
    const repeats = isSinglePass ? 1 : seeds;
    console.log(`\n${name}: ${seconds} s of CPU time each, ${repeats} seeds`);
    const words = await acceptedWords(compiler, seedWords);
    const results = withSeedFolder(words, (seedFolder) => asked.map((technique) => Array.from({ length: repeats }, (_, i) => explore(compiler, { technique, seed: i + 1, seedFolder, cpuSeconds: seconds }))));
    const ways = asked.map((way, i) => ({ name: way, figures: (results[i] ?? []).map(figuresOf) }));
    const seedWay = { name: 'seed inputs', figures: [(await runTexts(compiler, words)).together] };
    console.log(`\ncoverage (figure 5)\n${coverageTable([...ways, seedWay], !isSinglePass)}`);
    console.log('(the packages come without their own tests)');
    const best = ways.find((way) => way.name === 'grammar-based whitebox') ?? ways.at(-1);
    if (best !== undefined)
        console.log(`\nrelative coverage (figure 6)\n${relativeCoverage(ways, best)}`);
    console.log(`\nsymbolic execution (figure 7)\n${symbolicTable(new Map(asked.map((way, i) => [way, results[i] ?? []])))}`);
    if (countsSizes && !isSinglePass)
        await showSizes(compiler);
}
function figuresOf({ figures }) {
    if (figures === undefined)
        throw new RangeError('the campaign has no figures by module');
    return figures;
}
for (const name of chosen) {
    const compiler = compilers[name];
    if (compiler === undefined)
        throw new RangeError(`unknown compiler ${name}; known compilers: ${Object.keys(compilers).join()}`);
    await compare(name, compiler());
}
