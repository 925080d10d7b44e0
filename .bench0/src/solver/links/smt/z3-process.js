import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { endWithUs } from '../../../processes/end-with-us.js';
import { nodeProgram } from '../../../processes/node-program.js';
import { readSmtModel } from './read-model.js';
/** Memory limit of the process, above the limit of the instance; a larger process is replaced by a new one. */
const mostMemoryMb = 700;
/** Time limit, only for queries that the resource limit does not stop; long enough not to affect results. */
const watchdogMs = 30_000;
/**
 * Z3 in a process of its own: a crash affects only that process, and the caller can be interrupted. The first query
 * starts it; after a crash, the next query starts a new one.
 */
export class Z3Process {
    name = 'smt';
    #resources;
    #mostCrashes;
    #child;
    #answer;
    #last = Promise.resolve();
    #starts = 0;
    #crashes = 0;
    /**
     * `resources`: Z3's deterministic work limit per query.
     * `mostCrashes`: the number of crashes without an answer in between after which it is not started again.
     */
    constructor(resources = 250_000, mostCrashes = 8) {
        this.#resources = resources;
        this.#mostCrashes = mostCrashes;
    }
    get startCount() {
        return this.#starts;
    }
    /** The process id, if the process is running. */
    get pid() {
        return this.#child?.pid;
    }
    /** Answers queries one after the other. */
    ask(script) {
        const reply = this.#last.then(() => this.#reply(script));
        this.#last = reply;
        return reply;
    }
    async close() {
        const child = this.#child;
        if (child === undefined)
            return;
        const ended = new Promise((resolve) => child.once('exit', () => resolve()));
        this.#drop({ kind: 'closed' });
        // Keeps this process alive until the other has ended; otherwise it could exit before its output is printed.
        child.ref();
        await ended;
    }
    async #reply(script) {
        if (this.#crashes >= this.#mostCrashes) {
            return { kind: 'unknown', reason: `Z3 crashed ${this.#crashes} times in a row and is not started again` };
        }
        let exchange = await this.#exchange(script);
        // A crash of Z3 is reported, so the process was ended from outside: ask again.
        if (exchange.kind === 'ended')
            exchange = await this.#exchange(script);
        if (exchange.kind === 'answered') {
            this.#crashes = 0;
            if (exchange.memoryMb > mostMemoryMb)
                this.#drop({ kind: 'closed' });
            return replyOf(exchange);
        }
        if (exchange.kind === 'crashed')
            this.#crashes++;
        return { kind: 'unknown', reason: reasonOf(exchange) };
    }
    #exchange(script) {
        const child = this.#child ?? this.#start();
        return new Promise((resolve) => {
            const watchdog = setTimeout(() => this.#drop({ kind: 'stalled' }), watchdogMs);
            keepAlive(child, true);
            this.#answer = (exchange) => {
                this.#answer = undefined;
                clearTimeout(watchdog);
                keepAlive(child, false);
                if (exchange.kind !== 'answered')
                    this.#drop(exchange);
                resolve(exchange);
            };
            child.send(script);
        });
    }
    #start() {
        this.#starts++;
        const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env;
        const child = fork(nodeProgram('solver/links/smt/z3-main').entry, [], {
            execArgv: [],
            env,
            stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        endWithUs(child);
        this.#child = child;
        child.on('message', (message) => this.#heard(child, message));
        for (const end of ['exit', 'error'])
            child.on(end, () => this.#heard(child, { kind: 'ended' }));
        const packageUrl = pathToFileURL(createRequire(import.meta.url).resolve('z3-solver')).href;
        child.send({ packageUrl, resources: this.#resources });
        return child;
    }
    #heard(child, exchange) {
        if (this.#child !== child)
            return;
        if (exchange.kind !== 'answered')
            this.#child = undefined;
        this.#answer?.(exchange);
    }
    /** Ends the process; a pending query gets `exchange` as its result. */
    #drop(exchange) {
        const child = this.#child;
        this.#child = undefined;
        child?.kill('SIGKILL');
        this.#answer?.(exchange);
    }
}
/** The process keeps ours from ending only while a query is pending. */
function keepAlive(child, isWanted) {
    if (isWanted) {
        child.ref();
        child.channel?.ref();
    }
    else {
        child.unref();
        child.channel?.unref();
    }
}
function replyOf({ reply }) {
    return reply.kind === 'sat' ? { kind: 'sat', values: readSmtModel(reply.model) } : reply;
}
function reasonOf(exchange) {
    switch (exchange.kind) {
        case 'crashed':
            return `Z3 crashed: ${exchange.reason}`;
        case 'stalled':
            return `Z3 gave no answer within ${watchdogMs} ms`;
        case 'ended':
            return 'Z3 ended mid-query';
        case 'closed':
            return 'Z3 was closed mid-query';
    }
}
