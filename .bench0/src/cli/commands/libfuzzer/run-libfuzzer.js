import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCampaign } from '../../../campaign/run-campaign.js';
import { resolveCampaign } from '../../../config/resolve-campaign.js';
import { exitCode } from '../../../core/exit-code.js';
import { openTarget } from '../../../execution/open-target.js';
import { printTargetName } from '../../../execution/target-name.js';
import { minimizedInput } from '../../../finding/minimized-input.js';
import { judgeRun } from '../../../oracle/judge.js';
import { readCorpus } from '../../../suite/read-corpus.js';
import { Interrupt } from '../run/interrupt.js';
import { chooseDisplay } from '../../progress/choose-display.js';
import { rulesFor } from '../../target-setup.js';
/** Without a limit it runs until something fails, as libFuzzer does; the longest time that timers can measure. */
const noLimitMs = 2 ** 31 - 1;
/** Runs single inputs, or explores with the corpus until the first failure. */
export async function runLibfuzzer(given, io) {
    for (const flag of given.ignored)
        await io.err.write(`warning: -${flag} is ignored\n`);
    const out = mkdtempSync(path.join(tmpdir(), 'coppice-libfuzzer-'));
    try {
        const campaign = await campaignOf(given, out);
        const files = given.corpus.filter((name) => statSync(name, { throwIfNoEntry: false })?.isFile() === true);
        return files.length > 0 ? await runFiles(files, campaign, io) : await fuzz(given, campaign, io);
    }
    finally {
        rmSync(out, { recursive: true, force: true });
    }
}
async function campaignOf(given, out) {
    const { target, corpus, timeMs, runs, seed, maxLength, timeLimitMs, workers } = given;
    const [first] = corpus;
    if (first !== undefined && !existsSync(first))
        mkdirSync(first, { recursive: true });
    const campaign = await resolveCampaign({
        target: {
            target: printTargetName(target),
            config: false,
            inputs: `buffer(..${maxLength})`,
            harness: true,
            timeLimitMs,
        },
        settings: { seed, workers, out, ...(runs === undefined ? { timeMs: timeMs ?? noLimitMs } : { runs }) },
        resume: false,
    });
    const budget = timeMs === undefined ? campaign.budget : { ...campaign.budget, timeMs };
    return { ...campaign, budget, seedFolders: corpus };
}
async function fuzz(given, campaign, io) {
    const name = printTargetName(given.target);
    const display = chooseDisplay(io, name, 'normal');
    const interrupt = new Interrupt();
    const failed = new AbortController();
    const { findings, folder, runs, seconds, coverage, kept } = await (async () => {
        try {
            display.starts({ target: name, ...campaign.budget });
            return await runCampaign(campaign, {
                signal: AbortSignal.any([interrupt.signal, failed.signal]),
                onProgress: (progress) => display.progressed(progress),
                observer: {
                    found: (finding) => {
                        display.found(finding);
                        failed.abort();
                    },
                },
            });
        }
        finally {
            display.end();
            interrupt.release();
        }
    })();
    const added = addToCorpus(given.corpus[0], readCorpus(folder));
    const { covered, total } = coverage.branches;
    await io.out.write(`#${runs} DONE cov: ${covered} of ${total} branches corp: ${kept} (${added} new) ${seconds.toFixed(0)} s\n`);
    for (const finding of findings)
        await io.out.write(`${artifactText(finding, given.artifactPrefix)}\n`);
    if (findings.length > 0)
        return exitCode.libfuzzerCrash;
    return interrupt.exitCode ?? exitCode.nothingFound;
}
async function runFiles(files, { file, exportName, execution }, io) {
    const target = await openTarget({ ...execution, file, exportName, build: 'native' });
    let failures = 0;
    try {
        const inputs = files.map((name) => ({ kind: 'bytes', bytes: readFileSync(name) }));
        let done = 0;
        for await (const run of target.run(inputs)) {
            const failing = judgeRun(run, rulesFor(file, []));
            if (failing !== undefined)
                failures++;
            const text = failing === undefined
                ? 'ok'
                : `${failing.errorClass}: ${failing.message.split('\n')[0] ?? ''} at ${failing.site}`;
            await io.out.write(`${files[done++] ?? ''}: ${text}\n`);
        }
    }
    finally {
        await target.close();
    }
    return failures > 0 ? exitCode.libfuzzerCrash : exitCode.nothingFound;
}
/** Writes inputs that are not in the folder yet, named by their SHA-1 as libFuzzer names them; returns their number. */
function addToCorpus(folder, inputs) {
    if (folder === undefined)
        return 0;
    let added = 0;
    for (const input of inputs) {
        const bytes = bytesOf(input);
        const file = path.join(folder, sha1(bytes));
        if (existsSync(file))
            continue;
        writeFileSync(file, bytes);
        added++;
    }
    return added;
}
const artifactKinds = { hang: 'timeout', memory: 'oom', slow: 'slow-unit' };
function artifactText(finding, prefix) {
    const bytes = bytesOf(minimizedInput(finding));
    const file = `${prefix}${artifactKinds[finding.kind] ?? 'crash'}-${sha1(bytes)}`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return `==ERROR: ${finding.kind}: ${finding.error.split('\n')[0] ?? ''} at ${finding.site}\nTest unit written to ${file}`;
}
function bytesOf(input) {
    if (input.kind === 'bytes')
        return input.bytes;
    throw new Error('a libFuzzer target takes bytes');
}
function sha1(bytes) {
    return createHash('sha1').update(bytes).digest('hex');
}
