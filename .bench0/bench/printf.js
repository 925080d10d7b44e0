import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedInputs } from '../src/campaign/prepare/seed-inputs.js';
import { Coverage } from '../src/execution/outcome/coverage.js';
import { openTarget } from '../src/execution/open-target.js';
import { measuredCampaign } from './campaigns/measured-campaign.js';
/**
 * Reproduces the printf study of EGT (Cadar and Engler, 2005) on npm packages: only the format argument is symbolic,
 * with 2, 3 and 4 characters until every path has been run, and with 128 characters for a number of runs. `SECONDS=600
 * RUNS=1000 npm run bench -- printf` limits the CPU time of each campaign.
 */
const seconds = Number(process.env['SECONDS'] ?? 600);
const runsOfLongest = Number(process.env['RUNS'] ?? 1000);
const lengths = process.env['LENGTHS']?.split(',').map(Number) ?? [2, 3, 4, 128];
const longest = 128;
const implementations = [
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
function install(folder) {
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
function targetOf(folder, { name, load }, given) {
    const file = join(folder, 'targets', `${name}-${given}.cjs`);
    mkdirSync(join(folder, 'targets'), { recursive: true });
    writeFileSync(file, `${load}\nexports.target = (format) => print(format, ${argumentsOf[given]});\n`);
    return file;
}
function explore(file, length, corpusFolder) {
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
async function together(corpora, name) {
    const coverage = new Coverage();
    const tables = new Map();
    for (const [file, corpus] of corpora) {
        const target = await openTarget({ file, exportName: 'target', build: 'coverage' });
        const inputs = seedInputs(corpus, [{ kind: 'string', maxLength: longest }]).map(({ value }) => value);
        for await (const run of target.run(inputs))
            coverage.add(run.coverage);
        for (const table of target.siteTables)
            tables.set(table.contentHash, table);
        await target.close();
    }
    return coverage.ofFiles([...tables.values()].filter(({ file }) => isOwn(file, name))).statements;
}
/** Returns the statement coverage of the implementation's own files. */
function statementsOf({ summary }, name) {
    const own = Object.entries(summary.coverage.files).filter(([file]) => isOwn(file, name));
    const sum = (key) => own.reduce((all, [, tally]) => all + tally.statements[key], 0);
    return { covered: sum('covered'), total: sum('total') };
}
function isOwn(file, name) {
    return file.includes(`node_modules/${name}/`);
}
function print(columns, ending) {
    const widths = [13, 12, 10, 13, 13, 10];
    console.log([...columns.map((text, i) => text.padEnd(widths[i] ?? 0)), ending].join(''));
}
function share({ covered, total }) {
    return `${((100 * covered) / total).toFixed(1)}% of ${total}`;
}
/** Returns the arguments for formats of this length: all kinds for length 3, else an integer. */
function plansOf(length) {
    return length === 3 ? Object.keys(argumentsOf) : ['integer'];
}
const folder = mkdtempSync(join(tmpdir(), 'coppice-printf-'));
install(folder);
console.log('tests (= different paths), runs, CPU time, statements of the implementation, and the reason if incomplete\n');
for (const implementation of implementations) {
    const { name } = implementation;
    const corpora = new Map();
    for (const length of lengths) {
        for (const given of plansOf(length)) {
            const corpus = join(folder, 'corpus', name, given);
            const file = targetOf(folder, implementation, given);
            corpora.set(file, corpus);
            const result = explore(file, length, corpus);
            const { paths, runs, complete, limits } = result.summary;
            print([name, `length ${length}`, given, `${paths} paths`, `${runs} runs`, `${result.cpuSeconds.toFixed(1)} s`], `${share(statementsOf(result, name))}  ${complete ? 'complete' : limits.join(', ')}`);
        }
    }
    print([name, 'together', '', '', '', ''], share(await together(corpora, name)));
}
console.log(`\nthe paper (on C, 2005), lengths 2, 3, 4 and ${longest}:\n${paper.join('\n')}`);
rmSync(folder, { recursive: true });
