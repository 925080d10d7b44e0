import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../../processes/end-with-us.js';
import { CoppiceError } from '../../core/coppice-error.js';
import { unlessAborted } from '../../core/time/unless-aborted.js';
import { unansweredJob } from './unanswered-job.js';
/** A job is abandoned after this many processes died during it. */
const mostLosses = 3;
/** Time that an explorer process has to answer or end after it is told to. */
const patienceMs = 600;
/** An explorer that works in another process. If the process dies, a new one gets its unanswered jobs. */
export class RemoteExplorer {
    #setup;
    #pending = new Map();
    #signal;
    #tables = new Map();
    #start;
    #process;
    #nextId = 1;
    #isClosed = false;
    /** False until the first answer: a process that dies before it answers anything does not work at all. */
    #hasAnswered = false;
    /** The signal aborts the work under way; `start` starts a process that performs jobs. */
    constructor(setup, signal, start = startProcess) {
        this.#start = start;
        this.#setup = setup;
        this.#signal = signal;
        signal?.addEventListener('abort', () => this.#stop(), { once: true });
    }
    async run(inputs) {
        const runs = (await this.#ask({ kind: 'run', inputs }));
        return runs.map((run, i) => ({ ...run, input: inputs[i], trace: undefined }));
    }
    async record(inputs) {
        if (inputs.length === 0)
            return [];
        return (await this.#ask({ kind: 'record', inputs }));
    }
    async alike(input, candidates) {
        if (candidates.length === 0)
            return [];
        return (await this.#ask({ kind: 'alike', input, candidates }));
    }
    async solve(input, flips, mode) {
        return (await this.#ask({ kind: 'solve', input, flips, mode }));
    }
    async patterns(input) {
        return (await this.#ask({ kind: 'patterns', input }));
    }
    async receiving(input, index, text) {
        return (await this.#ask({ kind: 'receiving', input, index, text }));
    }
    async tables() {
        return [...this.#tables.values()];
    }
    async siteText(site) {
        return ((await unlessAborted(this.#signal, () => this.#ask({ kind: 'site-text', site }))) ?? 'unknown');
    }
    async tokens() {
        return (await this.#ask({ kind: 'tokens' }));
    }
    async close() {
        this.#isClosed = true;
        const running = this.#process;
        if (running === undefined || running.exitCode !== null)
            return;
        const gone = new Promise((resolve) => running.once('exit', () => resolve()));
        if (running.connected)
            running.disconnect();
        this.#killLater(running);
        await gone;
    }
    /** A process that is busy computing does not handle messages, so it is killed after a while. */
    #killLater(running) {
        const timer = setTimeout(() => running.kill('SIGKILL'), patienceMs);
        running.once('exit', () => clearTimeout(timer));
    }
    #stop() {
        const running = this.#process;
        if (running === undefined || this.#pending.size === 0)
            return;
        if (running.connected)
            running.send('stop');
        const timer = setTimeout(() => this.#giveUp(running), patienceMs);
        running.once('exit', () => clearTimeout(timer));
    }
    /** Kills the process if jobs from before the signal are still unanswered. */
    #giveUp(running) {
        if (this.#pending.size > 0)
            running.kill('SIGKILL');
    }
    #ask(job) {
        // No process is started after an abort; the job is rejected.
        if (this.#signal?.aborted === true && this.#process === undefined)
            return Promise.reject(this.#signal.reason);
        return new Promise((resolve, reject) => {
            const id = this.#nextId++;
            this.#pending.set(id, { job, resolve, reject, losses: 0 });
            this.#running().send({ id, job });
        });
    }
    #running() {
        if (this.#process !== undefined)
            return this.#process;
        const started = this.#start();
        started.on('message', (reply) => this.#resolve(reply));
        started.once('exit', () => this.#lost());
        // The `exit` handler deals with the pending jobs.
        started.on('error', () => { });
        started.send(this.#setup);
        this.#process = started;
        return started;
    }
    #resolve(reply) {
        this.#hasAnswered = true;
        for (const table of reply.tables)
            this.#tables.set(table.file, table);
        const pending = this.#pending.get(reply.id);
        this.#pending.delete(reply.id);
        if ('error' in reply)
            pending?.reject(receivedError(reply.error));
        else
            pending?.resolve(reply.answer);
    }
    #lost() {
        this.#process = undefined;
        for (const [id, pending] of this.#pending) {
            pending.losses++;
            if (this.#signal?.aborted === true) {
                this.#pending.delete(id);
                pending.reject(this.#signal.reason);
                continue;
            }
            if (!this.#isClosed && pending.losses < mostLosses) {
                this.#running().send({ id, job: pending.job });
                continue;
            }
            this.#pending.delete(id);
            const answer = this.#hasAnswered && !this.#isClosed ? unansweredJob(pending.job) : undefined;
            if (answer !== undefined)
                pending.resolve(answer);
            else
                pending.reject(new Error(`explorer processes died repeatedly during the job ${pending.job.kind}`));
        }
    }
}
function startProcess() {
    const started = fork(fileURLToPath(new URL('./explorer-main.js', import.meta.url)), [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    endWithUs(started);
    return started;
}
function receivedError({ text, userError }) {
    if (userError === undefined)
        return new Error(`an explorer process failed: ${text}`);
    return new CoppiceError(userError.code, text, userError);
}
