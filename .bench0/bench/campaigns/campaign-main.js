
import {execSync as ex__} from 'node:child_process';
globalThis.__cpus=()=>{ if(globalThis.__did) return; globalThis.__did=1; process.stderr.write(ex__('ps -o pid,ppid,time,cputimes,nlwp,args --sort=pid -e | grep -v "ps -o" | cut -c1-150 | grep node',{encoding:'utf8'})+JSON.stringify(process.cpuUsage())+'\n'); };
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCampaign } from '../../src/campaign/run-campaign.js';
import { loadGrammarSync } from '../../src/grammar/load-grammar.js';
import { ModuleTally } from '../compilers/module-tally.js';
import { cpuOfTree } from './cpu-of-tree.js';
/**
 * Runs one campaign in a separate process, so that it does not use code compiled by an earlier one; prints the result
 * to standard output.
 */
async function explore({ cpuSeconds, corpusFolder, grammar, execution = {}, modules, ...request }) {
    const outFolder = mkdtempSync(join(tmpdir(), 'coppice-campaign-'));
    const { file, exportName } = request;
    const tally = modules && (await ModuleTally.open({ file, exportName, ...execution }, modules));
    const control = new AbortController();
    const start = cpuOfTree(process.pid);
    const spent = () => (cpuOfTree(process.pid) - start) / 1000;
    const watch = setInterval(() => {
        if (process.env.CPUS && spent() >= cpuSeconds-0.2) globalThis.__cpus(); if (spent() >= cpuSeconds)
            control.abort();
    }, 50);
    const curve = [];
    try {
        const summary = await runCampaign({
            budget: {},
            workers: 1,
            outFolder,
            resume: false,
            allowedKinds: [],
            execution: { timeLimitMs: 1000, ...execution },
            flipsPerSite: 32,
            ...request,
            ...(grammar === undefined ? {} : { grammar: grammarUse(grammar) }),
        }, {
            signal: control.signal,
            ...(tally === undefined ? {} : { observer: tally }),
            onProgress: ({ branches }) => curve.push({ cpuSeconds: spent(), branches: branches.covered }),
        });
        if (corpusFolder !== undefined)
            cpSync(join(summary.folder, 'corpus'), corpusFolder, { recursive: true });
        return { summary, cpuSeconds: spent(), curve, ...(tally === undefined ? {} : { figures: tally.figures() }) };
    }
    finally {
        clearInterval(watch);
        await tally?.close();
        rmSync(outFolder, { recursive: true });
    }
}
function grammarUse({ name, templates }) {
    return { inputs: [{ argument: 0, grammar: loadGrammarSync(name) }], templates };
}
process.stdout.write(JSON.stringify(await explore(JSON.parse(process.argv[2] ?? ''))));
