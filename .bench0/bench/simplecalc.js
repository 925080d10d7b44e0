// Reproduces table 1 of the CESE paper on its calculator: words, templates, and the inputs that plain whitebox search
// and CESE run until no path is left, for maximal lengths 1 to 6. Settings by environment variables: LONGEST (6),
// PLAIN_LONGEST (4; the largest length for plain whitebox search), PLAIN_RUNS (100,000; its limit of runs) and HOLES
// (free or language).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCampaign } from '../src/campaign/run-campaign.js';
import { DerivationCounts } from '../src/derivation/counting/derivation-counts.js';
import { WordCounts } from '../src/derivation/counting/word-counts.js';
import { symbolicGrammar } from '../src/derivation/templates/symbolic-grammar.js';
import { loadGrammarSync } from '../src/grammar/load-grammar.js';
import { cpuOfTree } from './campaigns/cpu-of-tree.js';
const longest = Number(process.env['LONGEST'] ?? 6);
const plainLongest = Number(process.env['PLAIN_LONGEST'] ?? 4);
const plainRuns = Number(process.env['PLAIN_RUNS'] ?? 100_000);
const holes = process.env['HOLES'] === 'language' ? 'language' : 'free';
const grammar = loadGrammarSync('examples/simplecalc.ebnf');
const symbolic = symbolicGrammar(grammar, { holes: 'free', lengths: 1 }).grammar;
async function explore(options, length) {
    const outFolder = mkdtempSync(path.join(tmpdir(), 'coppice-simplecalc-'));
    const before = cpuSeconds();
    const summary = await runCampaign({
        ...options,
        file: 'examples/simplecalc.ts',
        exportName: 'calculate',
        domains: [{ kind: 'string', maxLength: length }],
        seed: '1',
        workers: 1,
        outFolder,
        resume: false,
        execution: { timeLimitMs: 10_000 },
        allowedKinds: [],
        flipsPerSite: 1 << 20,
    }, { signal: new AbortController().signal, onProgress: () => undefined });
    rmSync(outFolder, { recursive: true });
    return { summary, cpuSeconds: cpuSeconds() - before };
}
/** Returns the CPU time of this process and its subjects. */
function cpuSeconds() {
    return cpuOfTree(process.pid) / 1000;
}
function sumTo(n, of) {
    let sum = 0n;
    for (let length = 1; length <= n; length++)
        sum += of(length);
    return sum;
}
/** Column names of table 1. */
const columns = ['', 'inputs', 'CPU s', 'branches', 'divided by zero at'];
const widths = [10, 9, 8, 10, 0];
function row(cells) {
    return `  ${cells.map((cell, i) => `${cell}`.padEnd(widths[i] ?? 0)).join(' ')}`;
}
function describe(name, { summary, cpuSeconds: seconds }) {
    const { runs, coverage, complete, findings, limits } = summary;
    const { covered, total } = coverage.branches;
    const sites = findings.map(({ site, minimized }) => `${site} (${JSON.stringify(minimized)})`).join(', ');
    const ending = complete ? 'all paths' : `not all paths: ${limits.join()}`;
    return row([name, runs, seconds.toFixed(1), `${covered}/${total}`, `${sites || 'none'}; ${ending}`]);
}
const wordCounts = new WordCounts(grammar);
const derivations = new DerivationCounts(symbolic);
const templates = new WordCounts(symbolic);
let total = 0;
console.log(`holes: ${holes}; CPU seconds of all processes\n${row(columns)}`);
for (let length = 1; length <= longest; length++) {
    const words = sumTo(length, (n) => wordCounts.of(n) ?? 0n);
    const cumulative = sumTo(length, (n) => BigInt(derivations.of(n)));
    const distinct = sumTo(length, (n) => templates.of(n) ?? 0n);
    console.log(`length ${length}: ${words} words, ${cumulative} symbolic derivations, ${distinct} templates`);
    const use = { holes, lengths: 1, maxLength: 1, bounds: { measure: 'characters', largest: length } };
    const cese = await explore({ strategy: 'symbolic-grammar', grammar: { inputs: [{ argument: 0, grammar }], templates: use }, budget: {} }, length);
    total += cese.cpuSeconds;
    console.log(describe('CESE', cese));
    if (length > plainLongest)
        continue;
    const plain = await explore({ strategy: 'dfs', budget: { runs: plainRuns } }, length);
    console.log(`${describe('whitebox', plain)}; ${(plain.summary.runs / cese.summary.runs).toFixed(1)} times the inputs of CESE`);
}
console.log(`CESE, lengths 1 to ${longest} together: ${total.toFixed(1)} s of CPU time`);
