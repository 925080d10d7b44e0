import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Assignment } from '../src/constraint/assignment.js';
import { ExpressionPool } from '../src/constraint/expression-pool.js';
import { decodeTrace, learnSamples } from '../src/constraint/trace.js';
import { openTarget } from '../src/execution/open-target.js';
import { buildChain } from '../src/solver/chain/build-chain.js';
// Which solver link answers the flips of real parsers, and what deciding conditions on single positions before the links
// are asked is worth: the packages are installed into a temporary folder, and each parses one text.
const parsers = [
    { name: 'json5', version: '2.2.3', call: 'json5.parse(text)', text: '{a:[1,"b"],}' },
    { name: 'ini', version: '5.0.0', call: 'ini.parse(text)', text: '[s]\na=1\n;c' },
    { name: 'semver', version: '7.6.3', call: 'semver.parse(text)', text: '1.2.3-rc.1+b' },
    { name: 'acorn', version: '8.14.0', call: 'acorn.parse(text, { ecmaVersion: 2022 })', text: 'let x=a+1;' },
    { name: 'smol-toml', version: '1.3.1', call: 'smol_toml.parse(text)', text: 'a = 1\n[t]\nb = "c"' },
    { name: 'csv-parse', version: '5.6.0', call: 'sync.parse(text)', text: 'a,b\n"c",d' },
    { name: 'yaml', version: '2.6.1', call: 'yaml.parse(text)', text: 'a: 1\nb: [c]' },
    { name: 'saxes', version: '6.0.0', call: 'new saxes.SaxesParser().write(text).close()', text: '<a b="c">d</a>' },
];
/** Limit of flips per parser; the later flips of a long path resemble the earlier ones. */
const flipLimit = 150;
const folder = mkdtempSync(join(tmpdir(), 'coppice-parsers-'));
try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    const packages = parsers.map(({ name, version }) => `${name}@${version}`);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], { cwd: folder });
    const totals = new Map();
    for (const parser of parsers)
        await measure(parser, totals);
    console.log(`all: ${shares(totals)}`);
}
finally {
    rmSync(folder, { recursive: true });
}
async function measure({ name, call, text }, totals) {
    const file = join(folder, `${name}.js`);
    const imported = name === 'csv-parse' ? "import * as sync from 'csv-parse/sync';" : importOf(name);
    writeFileSync(file, `${imported}\nexport function parse(text) {\n  return ${call};\n}\n`);
    const target = await openTarget({
        file,
        exportName: 'parse',
        build: 'concolic',
        cacheFolder: null,
        timeLimitMs: 20_000,
    });
    const { trace } = await target.runOne({ kind: 'args', args: [text] });
    await target.close();
    if (trace === undefined)
        return console.log(`${name}: no trace`);
    // The first round warms the code up; of both measured rounds the faster counts.
    const rounds = [];
    for (let round = 0; round < 3; round++) {
        rounds.push([await solveAll(trace, text, { positions: false }), await solveAll(trace, text, {})]);
    }
    const [links, all] = [0, 1].map((which) => Math.min(...rounds.slice(1).map((round) => round[which].milliseconds)));
    const { decisions, flips, tally } = rounds[1][1];
    for (const [what, count] of tally)
        totals.set(what, (totals.get(what) ?? 0) + count);
    const perSecond = (flips / all) * 1000;
    const gain = (links / all).toFixed(1);
    console.log(`${name}: ${decisions} decisions, ${flips} flips, ${perSecond.toFixed(0)}/s of CPU time, ` +
        `${gain} times as many as by the links alone; ${shares(tally)}`);
}
async function solveAll(trace, text, options) {
    const pool = new ExpressionPool();
    const { path, samples } = decodeTrace(trace, pool);
    const chain = buildChain(pool, { optimistic: false, ...options });
    const before = process.cpuUsage();
    const open = chain.open(path, learnSamples(samples, Assignment.of(text)));
    let flips = 0;
    for (let i = 0; i < path.decisions.length && flips < flipLimit; i++) {
        for (const alternative of path.alternatives(i, pool).slice(0, 4)) {
            await open.flip(alternative);
            flips++;
        }
    }
    const { user, system } = process.cpuUsage(before);
    await chain.close();
    return { decisions: path.decisions.length, flips, milliseconds: (user + system) / 1000, tally: chain.tally };
}
/** Returns an import of a namespace under a valid JavaScript name, including the members of the default export. */
function importOf(name) {
    const local = name.replaceAll('-', '_');
    return `import * as all from '${name}';\nconst ${local} = all.default ?? all;`;
}
function shares(tally) {
    const sum = [...tally.values()].reduce((total, count) => total + count, 0);
    const sorted = [...tally].sort(([, a], [, b]) => b - a);
    return sorted.map(([what, count]) => `${what} ${((count / sum) * 100).toFixed(1)}%`).join(', ');
}
