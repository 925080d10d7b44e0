import { dirname, resolve } from 'node:path';
import { displayPath } from '../core/text/display-path.js';
import { targetSite } from '../core/raw-trace.js';
import { domainValue } from '../constraint/domains/domain-inputs.js';
import { isUnplaced } from './outcome/error-placer.js';
import { outcomeOfRun } from './outcome/outcome-of-run.js';
import { subjectProgram } from './process/subject-program.js';
import { SubjectSession } from './process/subject-session.js';
const runsInFlight = 256;
/** Number of consecutive failures (loading the module, or dying between runs) after which there is no retry. */
const patience = 3;
/**
 * A loaded function that can be run on any number of inputs, whatever it does to the process it runs in. Runs are
 * returned in the order of the inputs.
 */
export class Target {
    #parts;
    #session;
    #failedLoads = 0;
    #unexplainedDeaths = 0;
    #isRunning = false;
    #keepsStacks;
    /** Number of runs to send one at a time: a process died, and it is not known which of its runs was the cause. */
    #alone = 0;
    /** Cache of `siteText`, which is called for every flip. */
    #siteTexts = new Map();
    /** The tokens learned from the subject; undefined if no tokenizer was given. */
    tokens;
    constructor(parts, session, tokens) {
        this.tokens = tokens;
        this.#parts = parts;
        // Without a placer, stacks are not needed to identify errors, so sessions never restart to turn them on.
        this.#keepsStacks = parts.placer === undefined;
        this.#session = session;
    }
    /** The site tables of all files that have been rewritten so far. */
    get siteTables() {
        return this.#parts.files.tables();
    }
    /** The site with the given id, and its file. */
    siteOf(id) {
        return this.#parts.files.siteOf(id);
    }
    /** Files that run unchanged because the parser rejects them. */
    get unrewritten() {
        return this.#parts.files.unrewritten;
    }
    /**
     * `file:line:column` of the site of an event, for reports. Sites in the driver, which prepares the call, are reported
     * as the place of the target.
     */
    siteText(id) {
        const known = this.#siteTexts.get(id);
        if (known !== undefined)
            return known;
        if (id === targetSite)
            return this.#parts.place();
        const located = this.siteOf(id);
        if (located === undefined)
            return id === 0 ? 'a property' : 'unknown';
        const { table, site } = located;
        if (dirname(resolve(table.file)) === subjectProgram().driven)
            return this.#parts.place();
        const text = `${displayPath(table.file)}:${site.line}:${site.column}`;
        this.#siteTexts.set(id, text);
        return text;
    }
    async runOne(input) {
        for await (const run of this.run([input]))
            return run;
        throw new Error('a run that was started did not end');
    }
    async *run(inputs) {
        if (this.#isRunning)
            throw new Error('a target runs one series of inputs at a time');
        this.#isRunning = true;
        const waiting = [];
        try {
            for (const input of inputs) {
                waiting.push({ input, run: undefined, number: 0, isSuspect: false });
                if (waiting.length < Math.min(runsInFlight, this.#parts.runsPerProcess))
                    continue;
                yield* this.#finished(waiting);
                if (waiting.length > runsInFlight / 2)
                    await this.#advance(waiting);
            }
            while (waiting.length > 0) {
                await this.#advance(waiting);
                yield* this.#finished(waiting);
            }
        }
        finally {
            this.#isRunning = false;
            // The consumer stopped early: the remaining runs are not needed.
            if (waiting.some(({ run, number }) => run === undefined && number > 0))
                await this.close();
        }
    }
    async close() {
        await this.#endSession();
        await this.#parts.placer?.close();
    }
    async #endSession() {
        const session = this.#session;
        this.#session = undefined;
        await session?.close();
    }
    *#finished(waiting) {
        while (waiting[0]?.run !== undefined)
            yield waiting.shift().run;
    }
    /** Sends waiting inputs and waits for the next event of the session. */
    async #advance(waiting) {
        const open = waiting.filter(({ run }) => run === undefined);
        if (open.length === 0)
            return;
        this.#parts.signal?.throwIfAborted();
        await this.#retireIfWorn(open);
        const session = await this.#ready();
        if (session === undefined)
            return;
        const inFlight = open.filter(({ number }) => number > 0).length;
        const most = this.#alone === 0 ? Infinity : Math.max(0, 1 - inFlight);
        const room = Math.min(most, Math.max(0, this.#parts.runsPerProcess - session.runsStarted));
        const fresh = open.filter(({ number }) => number === 0).slice(0, room);
        fresh.forEach((entry, index) => (entry.number = session.runsStarted + index + 1));
        if (fresh.length > 0)
            session.send(fresh.map(({ input }) => input));
        const event = await session.next();
        if (event.kind === 'answers') {
            if (this.#keepsStacks || !event.runs.some(isStackless))
                return this.#resolve(open, event.runs);
            // The subject has turned stacks off: restart with stacks kept, and repeat the open runs.
            this.#keepsStacks = true;
            await this.#endSession();
            return forget(open);
        }
        this.#session = undefined;
        this.#parts.signal?.throwIfAborted();
        const suspects = inFlight + fresh.length;
        if (!event.isCertain && suspects > 1) {
            this.#alone = suspects;
            return forget(open);
        }
        this.#unexplainedDeaths = open.some(({ number }) => number === event.run) ? 0 : this.#unexplainedDeaths + 1;
        // If the process keeps dying between runs, the next run is blamed; otherwise this would repeat forever.
        const blamed = this.#unexplainedDeaths < patience ? event.run : open[0].number;
        this.#alone = Math.max(0, this.#alone - 1);
        blame(open, blamed, event.outcome, session.runsStarted);
    }
    async #resolve(open, runs) {
        const sent = open.filter(({ number }) => number > 0);
        this.#alone = Math.max(0, this.#alone - runs.length);
        for (const [index, { answer, coverage, trace }] of runs.entries()) {
            const entry = sent[index];
            const { input } = entry;
            const outcome = await this.#outcomeOf(input, answer);
            const { eventsDropped, exhausted, pathHash, pathArms, lastPlaces, asked, cpuMs } = answer;
            const { isGenerated, isAwaited, isEntered } = answer;
            const symbolic = answered(input, asked);
            const lastPlace = lastPlaces && this.#parts.files.notedPlace(lastPlaces);
            const counted = { eventsDropped, exhausted, pathHash, pathArms, lastPlace, cpuMs };
            entry.run = { input, outcome, coverage, trace, symbolic, ...counted, isGenerated, isAwaited, isEntered };
        }
    }
    async #outcomeOf(input, answer) {
        const { files, errorRules, placer } = this.#parts;
        const outcome = outcomeOfRun(answer, files, errorRules);
        if (placer === undefined || !isUnplaced(outcome))
            return outcome;
        const place = await placer.placeOf(input, outcome);
        return place === undefined ? outcome : outcomeOfRun(answer, files, errorRules, place);
    }
    /** Ends a process that has reached its limit of runs, or has grown large, once no run is in flight. */
    async #retireIfWorn(open) {
        const session = this.#session;
        if (session === undefined || open.some(({ number }) => number > 0))
            return;
        const isSpent = session.runsStarted >= this.#parts.runsPerProcess;
        if (isSpent || (session.runsStarted > 0 && session.isWorn))
            await this.#endSession();
    }
    /** Returns a session with the target loaded, or undefined if loading failed this time. */
    async #ready() {
        this.#session ??= this.#parts.startSession(this.#keepsStacks);
        const result = await this.#session.loaded;
        if (result.kind === 'ready') {
            this.#failedLoads = 0;
            return this.#session;
        }
        await this.#endSession();
        this.#parts.signal?.throwIfAborted();
        this.#failedLoads++;
        // It loaded when the target was opened, so a retry may succeed.
        if (this.#failedLoads >= patience)
            throw result.error;
        return undefined;
    }
}
function isStackless({ answer: { end } }) {
    return (end.kind === 'threw' || end.kind === 'unhandled') && end.error.isStackless;
}
/** Marks the runs as not sent, so that they are sent again. */
function forget(open) {
    for (const entry of open)
        entry.number = 0;
}
/** Adds the values to the requested inputs. `key` and `first` are unique, so they identify the value that was sent. */
function answered({ symbolic = [] }, asked) {
    return asked.map(({ key, first, domain }) => {
        const given = symbolic.find((one) => one.key === key && one.first === first);
        return { key, first, domain, value: given === undefined ? domainValue(domain, new Map()) : given.value };
    });
}
/** Gives the outcome to the run that was in flight; later runs, and runs whose answers were lost, are repeated. */
function blame(open, number, outcome, runsStarted) {
    for (const entry of open) {
        if (entry.number === number && number > 0) {
            const isDoubtful = outcome.kind === 'memory' && !entry.isSuspect && runsStarted > 1;
            if (isDoubtful)
                entry.isSuspect = true;
            else
                entry.run = withoutProcess(entry.input, outcome);
        }
    }
    forget(open);
}
function withoutProcess(input, outcome) {
    return {
        input,
        outcome,
        coverage: [],
        trace: undefined,
        eventsDropped: 0,
        symbolic: input.symbolic ?? [],
    };
}
