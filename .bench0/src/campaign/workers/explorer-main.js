import { CoppiceError } from '../../core/coppice-error.js';
import { InputSpace } from '../../engine/input-space.js';
import { LocalExplorer } from '../../engine/local-explorer.js';
import { performJob } from './perform-job.js';
/** The main loop of an explorer process: performs one job after the other until the coordinator disconnects. */
async function serve(setup, requests, signal) {
    const explorer = await LocalExplorer.open({
        signal,
        target: setup.target,
        ...(setup.isolationOfNew === undefined ? {} : { isolationOfNew: setup.isolationOfNew }),
        ...(setup.solver === undefined ? {} : { solver: setup.solver }),
        space: new InputSpace(setup.domains),
        grammars: await loadGrammars(setup),
    });
    let told = 0;
    for await (const { id, job } of requests) {
        const result = await outcomeOf(explorer, job);
        const tables = await explorer.tables();
        reply({ id, tables: tables.slice(told), ...result });
        told = tables.length;
    }
}
async function loadGrammars({ grammars }) {
    if (grammars.length === 0)
        return [];
    const { loadGrammarSync: loadGrammar } = await import('../../grammar/load-grammar.js');
    return grammars.map(({ argument, source }) => ({
        argument,
        source,
        grammar: loadGrammar(source.name, source.start),
    }));
}
async function outcomeOf(explorer, job) {
    try {
        return { answer: await performJob(explorer, job) };
    }
    catch (error) {
        return { error: sentError(error) };
    }
}
function sentError(error) {
    if (!(error instanceof CoppiceError))
        return { text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    const { code, message, hint } = error;
    return { text: message, userError: { code, ...(hint === undefined ? {} : { hint }) } };
}
function reply(message) {
    process.send?.(message);
}
/** Queue of the messages after the first one. */
class Requests {
    #waiting = [];
    #wake = () => { };
    add(request) {
        this.#waiting.push(request);
        this.#wake();
    }
    async *[Symbol.asyncIterator]() {
        for (;;) {
            const request = this.#waiting.shift();
            if (request !== undefined)
                yield request;
            else
                await new Promise((resolve) => (this.#wake = resolve));
        }
    }
}
const requests = new Requests();
// The coordinator decides when to end, but an interrupt at the terminal reaches all its processes.
process.on('SIGINT', () => { });
process.on('SIGTERM', () => { });
process.once('disconnect', () => process.exit(0));
process.once('message', (setup) => {
    const stop = new AbortController();
    process.on('message', (message) => {
        if (message === 'stop')
            stop.abort();
        else
            requests.add(message);
    });
    void serve(setup, requests, stop.signal);
});
