import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCampaign } from '../../../campaign/run-campaign.js';
import { loadConfig } from '../../../config/load-config.js';
import { openTarget } from '../../../execution/open-target.js';
import { printTargetName } from '../../../execution/target-name.js';
const leastNode = 20;
/** A target with a branch that needs an arithmetic solver, and one that tries to write a file. */
const sample = `const { writeFileSync } = require('node:fs');
exports.sum = (a, b) => (a * 37 + b * 91 === 123456 && a - b === 2112 ? 'found' : 'not yet');
exports.write = (file) => writeFileSync(file, 'written');
`;
export const healthChecks = [
    { name: 'node', run: checkNode },
    { name: 'sandbox', run: () => withSample(checkSandbox) },
    { name: 'search', run: () => withSample(checkSearch) },
    { name: 'configuration', run: checkConfiguration },
];
async function checkNode() {
    const { node } = process.versions;
    if (Number.parseInt(node, 10) >= leastNode)
        return `${node} on ${process.platform} ${process.arch}`;
    throw new Error(`this is Node ${node}; Coppice needs ${leastNode} or newer`);
}
async function checkSandbox(file) {
    const target = await openTarget({ file, exportName: 'write', build: 'native', cacheFolder: null, timeLimitMs: 5000 });
    try {
        const { outcome } = await target.runOne({ kind: 'text', text: path.join(path.dirname(file), 'written') });
        const isDenied = 'failure' in outcome && outcome.failure.kind === 'denied';
        if (isDenied)
            return 'a target cannot write files';
        throw new Error(`a target could write a file (outcome: ${outcome.kind})`);
    }
    finally {
        await target.close();
    }
}
/** Checks rewriting, recording, solving and running together. */
async function checkSearch(file) {
    const { coverage, solver, runs } = await smallCampaign(file);
    const { covered, total } = coverage.branches;
    if (covered < total)
        throw new Error(`only ${covered} of ${total} branches of a sample were covered`);
    return `all ${total} branches of a sample in ${runs} runs (${Object.keys(solver.byLink).join(', ')})`;
}
function smallCampaign(file) {
    return runCampaign({
        file,
        exportName: 'sum',
        domains: [{ kind: 'int32' }, { kind: 'int32' }],
        strategy: 'generational',
        seed: '1',
        budget: { runs: 30 },
        workers: 1,
        outFolder: path.join(path.dirname(file), 'out'),
        resume: false,
        execution: { cacheFolder: null, timeLimitMs: 10_000 },
        allowedKinds: [],
        flipsPerSite: 8,
    }, { signal: new AbortController().signal, onProgress: () => { } });
}
async function checkConfiguration() {
    const { file, target, targets } = await loadConfig(undefined);
    if (file === undefined)
        return 'none in this or a parent folder (`coppice init` writes one)';
    const named = [target, ...[...(targets?.values() ?? [])].map((one) => one.target)].filter((one) => one !== undefined);
    if (named.length === 0)
        return `${file}, for every target`;
    for (const one of named)
        await (await openTarget({ ...one, build: 'coverage', cacheFolder: null })).close();
    return `${file}; it loads: ${named.map(printTargetName).join(', ')}`;
}
async function withSample(check) {
    const folder = mkdtempSync(path.join(tmpdir(), 'coppice-doctor-'));
    try {
        const file = path.join(folder, 'sample.cjs');
        writeFileSync(file, sample);
        return await check(file);
    }
    finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
