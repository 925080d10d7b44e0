// The bug of section 4.2 of the CESE paper: a path that fills its buffer to the last place, which takes a name of
// exactly 1000 letters after a link. The subjects are one command (`ftp.ts`) and a whole session of a server
// (`ftp-server/`), where a guest must log in first. It compares CESE with holes of any length and plain whitebox search
// with the same domain, engine, property and time, from the default input. Settings: SECONDS (60) of CPU time of all
// processes together for each search; SUBJECTS (command,session) and SEARCHES (cese,whitebox).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCampaign } from '../src/campaign/run-campaign.js';
import { loadGrammarSync } from '../src/grammar/load-grammar.js';
import { cpuOfTree } from './campaigns/cpu-of-tree.js';
const seconds = Number(process.env['SECONDS'] ?? 60);
const longest = 4096;
const subjects = {
    command: {
        file: 'examples/ftp.ts',
        exportName: 'resolveCommand',
        property: { file: path.resolve('examples/ftp.check.ts'), exportName: 'fits' },
        grammar: 'examples/ftp.ebnf',
    },
    session: {
        file: 'examples/ftp-server/server.ts',
        exportName: 'serve',
        property: { file: path.resolve('examples/ftp-server/server.check.ts'), exportName: 'fit' },
        grammar: 'examples/ftp-server/ftp-server.ebnf',
    },
};
async function search(name, { file, exportName, property }, options) {
    const outFolder = mkdtempSync(path.join(tmpdir(), 'coppice-length-'));
    const abort = new AbortController();
    const start = cpuOfTree(process.pid);
    const spent = () => (cpuOfTree(process.pid) - start) / 1000;
    const watch = setInterval(() => {
        if (spent() >= seconds)
            abort.abort();
    }, 100);
    let foundAt;
    const { runs, findings, coverage, outcomes } = await runCampaign({
        ...options,
        file,
        exportName,
        domains: [{ kind: 'string', maxLength: longest }],
        seed: '1',
        budget: {},
        workers: 1,
        outFolder,
        resume: false,
        execution: {
            timeLimitMs: 10_000,
            properties: [{ kind: 'check', ...property }],
        },
        allowedKinds: [],
        flipsPerSite: 32,
    }, {
        signal: abort.signal,
        onProgress: (progress) => {
            if (progress.findings === 0)
                return;
            foundAt ??= spent();
            abort.abort();
        },
    });
    clearInterval(watch);
    rmSync(outFolder, { recursive: true });
    const [finding] = findings;
    const found = finding === undefined ? 'not found' : `found within ${(foundAt ?? seconds).toFixed(1)} s`;
    const { covered, total } = coverage.branches;
    const ends = `${outcomes.returned} returned, ${outcomes.rejected} rejected`;
    console.log(`${name}: ${found}, ${runs} runs (${ends}), ${covered} of ${total} branches`);
}
const templates = {
    holes: 'language',
    lengths: 'symbolic',
    maxLength: longest,
    bounds: { measure: 'height' },
};
const searches = process.env['SEARCHES']?.split(',') ?? ['cese', 'whitebox'];
console.log(`each may take ${seconds} s of CPU time; texts of up to ${longest} characters`);
for (const name of process.env['SUBJECTS']?.split(',') ?? Object.keys(subjects)) {
    const subject = subjects[name];
    if (subject === undefined)
        throw new RangeError(`unknown subject ${name}; known subjects: ${Object.keys(subjects).join()}`);
    const grammar = { inputs: [{ argument: 0, grammar: loadGrammarSync(subject.grammar) }], templates };
    if (searches.includes('cese')) {
        await search(`${name}: cese, holes of any length`, subject, { strategy: 'symbolic-grammar', grammar });
    }
    if (searches.includes('whitebox'))
        await search(`${name}: plain whitebox`, subject, { strategy: 'generational' });
}
