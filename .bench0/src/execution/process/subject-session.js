import { describeDomain } from '../input/domain-description.js';
import { deathAtLoading, loadFailure, notReloadable } from '../loading/load-failure.js';
import { outcomeOfDeath } from '../outcome/outcome-of-death.js';
import { processUsage } from './process-usage.js';
import { toSend } from '../input/sent-input.js';
import { TraceReceiver } from '../outcome/sent-trace.js';
import { SubjectProcess } from './subject-process.js';
import { Watchdog } from './watchdog.js';
/** Share of the memory limit for the heap; the rest is for V8 itself and for buffers. */
const heapShare = 0.75;
/** The memory of the process is measured once per this many runs. */
const runsPerWeighing = 64;
/** A subject process from loading the target to its death, supervised by a watchdog. */
export class SubjectSession {
    loaded;
    #process;
    #watchdog;
    #context;
    #limits;
    #coverages = [];
    #traces = new TraceReceiver();
    #events = [];
    #wake = () => { };
    #sent = 0;
    #weighedAt = 0;
    #answered = 0;
    /** Aborting the signal kills the process. */
    constructor(context, limits, signal) {
        const { setup, files } = context;
        this.#context = context;
        this.#limits = limits;
        this.#process = new SubjectProcess({
            setup,
            heapLimitMb: Math.floor(limits.memoryMb * heapShare),
            answer: (request) => (request.kind === 'domain' ? describeDomain(request) : files.answer(request)),
        });
        this.#process.onAnswers = (answers) => this.#take(answers);
        this.#watchdog = new Watchdog(this.#process, limits);
        this.loaded = this.#load();
        this.loaded.catch(() => { });
        this.#endWith(signal);
        this.#process.died.then((death) => {
            const outcome = outcomeOfDeath(death, this.#watchdog.killed, files);
            this.#push({ kind: 'died', run: death.lastRun, outcome, isCertain: !death.isDamaged });
        }, (bug) => this.#push({ kind: 'bug', bug }));
    }
    get runsStarted() {
        return this.#sent;
    }
    /**
     * The process uses more than half of the memory limit: further runs might be blamed for the memory of earlier ones.
     */
    get isWorn() {
        if (this.#sent - this.#weighedAt < runsPerWeighing)
            return false;
        this.#weighedAt = this.#sent;
        return processUsage(this.#process.pid).memoryMb > this.#limits.memoryMb / 2;
    }
    send(inputs) {
        this.#sent += inputs.length;
        this.#watchdog.resume();
        this.#process.run(inputs.map(toSend));
    }
    async next() {
        if (this.#events.length === 0)
            await new Promise((resolve) => (this.#wake = resolve));
        const event = this.#events.shift();
        if (event.kind === 'bug')
            throw event.bug;
        return event;
    }
    async close() {
        this.#process.kill();
        await this.#process.died.catch(() => { });
    }
    async #load() {
        const report = await this.#process.loaded;
        this.#watchdog.loaded();
        if (report === undefined) {
            const death = await this.#process.died;
            const { killed } = this.#watchdog;
            const isKilled = death.signal === 'SIGKILL' && killed === undefined && death.finalMessage === undefined;
            return { kind: 'failed', error: deathAtLoading(death, killed, this.#context), isKilled };
        }
        if (report.kind === 'loaded')
            return { kind: 'ready', tokens: report.tokens };
        return { kind: 'failed', error: loadFailure(report, this.#context), isKilled: false };
    }
    #endWith(signal) {
        if (signal === undefined)
            return;
        const kill = () => this.#process.kill();
        if (signal.aborted)
            return kill();
        signal.addEventListener('abort', kill, { once: true });
        const forget = () => signal.removeEventListener('abort', kill);
        this.#process.died.then(forget, forget);
    }
    #take(answers) {
        const failed = answers.find(({ end }) => end.kind === 'not-reloaded')?.end;
        if (failed?.kind === 'not-reloaded')
            return this.#push({ kind: 'bug', bug: notReloadable(failed.report, this.#context) });
        const runs = answers.map((answer) => {
            if (answer.coverage !== undefined)
                this.#coverages[answer.coverageNumber] = answer.coverage;
            const trace = answer.trace && this.#traces.receive(answer.trace);
            return { answer, coverage: this.#coverages[answer.coverageNumber], trace };
        });
        this.#answered += answers.length;
        if (this.#answered === this.#sent)
            this.#watchdog.rest();
        this.#push({ kind: 'answers', runs });
    }
    #push(event) {
        this.#events.push(event);
        this.#wake();
    }
}
