import { types } from 'node:util';
import { bare } from './bare.js';
import { consumed, isGenerator } from './target/consumed.js';
import { forgetRequired } from './leftovers/forget-required.js';
import { ProcessState } from './leftovers/process-state.js';
import { UserModels } from './target/user-models.js';
import { turnStacksOn } from './errors/default-stacks.js';
import { Program } from './target/program.js';
import { Invariants } from './pollution/invariants.js';
import { callPlainly, Properties } from './pollution/properties.js';
import { PrototypeGuard } from './pollution/prototype-guard.js';
import { asBuffer, withBuffers } from './target/buffers.js';
import { rawError } from './errors/raw-error.js';
import { replacedPrototype } from './pollution/replaced-prototype.js';
import { resultSource } from './source-of.js';
import { stoppedCall, wasStopped } from './target/stopped-call.js';
import { Compared } from './target/compared.js';
import { printValue } from './target/print-value.js';
import { findTarget, usageFor } from './target/target-function.js';
/** Number of answers per message; kept small because a process that dies loses the unsent ones. */
const answersPerMessage = 32;
/**
 * Upper limit of uncaught exceptions per run. If a subject breaks something that Node's event loop needs, Node raises
 * exceptions forever; the process then gives up at once instead of waiting for the time limit.
 */
const mostUncaught = 10_000;
const { apply } = Reflect;
const soon = setImmediate;
const PromiseClass = Promise;
const BytesClass = Uint8Array;
const { then } = Promise.prototype;
const { listenerCount } = process;
const cpuUsage = process.cpuUsage.bind(process);
/** Runs inputs one after the other, each until its promise settles and no unhandled rejection is left. */
export class RunLoop {
    #setup;
    #url;
    #instruments;
    #properties;
    #invariants;
    #models;
    #prototypes = new PrototypeGuard();
    #process = new ProcessState();
    /** Defined if the target is compared with others. */
    #compared;
    /** Defined if the target is a whole program. */
    #program;
    #isInstalled = false;
    #target;
    /** The functions of `driven/drive-target.ts`, which is rewritten on the concolic build. */
    #driven;
    #generation = 0;
    /** An error outside the call, such as in a timer. */
    #stray;
    #uncaught = 0;
    /** The last places of the run when it threw; on the placing build only. */
    #lastPlaces;
    /** The target returned a generator, and the result is the list of its elements. */
    #isGenerated = false;
    #isAwaited = false;
    /** Stops waiting for a promise once the event loop is empty. */
    #nothingLeft;
    constructor(setup, url, instruments) {
        this.#setup = setup;
        this.#url = url;
        this.#instruments = instruments;
        this.#properties = new Properties(setup.properties);
        this.#invariants = new Invariants(setup.invariants);
        this.#models = new UserModels(setup.models);
        this.#compared = setup.comparison && new Compared(setup.comparison);
        if (setup.usage?.kind === 'program')
            this.#program = new Program(url);
        // Listeners, because `node:domain` needs the callback that captures all exceptions. If the subject has listeners
        // itself, the program would have continued, so these errors are not recorded.
        process.on('uncaughtException', (error) => {
            if (isOnlyListener('uncaughtException'))
                this.#note(error, false);
        });
        process.on('unhandledRejection', (reason) => {
            if (isOnlyListener('unhandledRejection'))
                this.#note(reason, true);
        });
        process.on('beforeExit', () => this.#nothingLeft?.());
    }
    async load() {
        const copy = this.#generation === 0 ? '' : `?coppice-copy=${this.#generation}`;
        const missing = await this.#models.load(copy);
        if (missing !== undefined)
            return missing;
        const url = `${this.#url}${copy}`;
        this.#driven ??= await import('./driven/drive-target.js');
        this.#instruments.harness.makeObjects = this.#driven.makeObjects;
        if (this.#setup.surroundings !== undefined && !this.#isInstalled) {
            this.#isInstalled = true;
            this.#driven.installSurroundings(this.#setup.surroundings, this.#instruments.harness.askFor);
        }
        if (this.#program !== undefined)
            return this.#loadProgram(this.#program);
        const found = await this.#orNever(findTarget(url, this.#setup.exportName, this.#setup.usage));
        if (found === undefined)
            return bare({ kind: 'never-settles' });
        if (found.kind !== 'found')
            return (await this.#compared?.withShared(found, copy)) ?? found;
        this.#target = found.found;
        const failed = await this.#compared?.load(copy);
        if (failed !== undefined)
            return failed;
        if (this.#generation === 0) {
            const problem = await this.#properties.load();
            if (problem !== undefined)
                return problem;
            // An unhandled rejection would end a separate process as well.
            await new PromiseClass((resolve) => soon(resolve));
            if (this.#stray?.kind === 'unhandled') {
                return bare({ kind: 'threw', error: this.#stray.error, file: this.#setup.file });
            }
            this.#instruments.coverage.keepLoaded();
            this.#process.accept();
        }
        this.#prototypes.accept();
        // Awaited, because returning a promise reads its `then`, which the subject may have replaced.
        return await this.#study();
    }
    /** A program is not loaded in advance: it is evaluated in each run. */
    #loadProgram(program) {
        this.#target = { target: program.evaluate, self: undefined, usage: this.#setup.usage };
        program.onExit = () => this.#nothingLeft?.();
        this.#instruments.coverage.keepLoaded();
        this.#process.accept();
        this.#prototypes.accept();
        return bare({ kind: 'loaded', tokens: undefined });
    }
    /** Runs the subject on training inputs with known tokens, if a lexicon is given. */
    async #study() {
        const { lexicon } = this.#setup;
        const { recording, harness } = this.#instruments;
        if (lexicon === undefined || recording === undefined)
            return bare({ kind: 'loaded', tokens: undefined });
        recording.study(lexicon);
        for (let i = 0; i < lexicon.trainingInputs.length && !recording.hasStudied; i++) {
            const { text, spans } = lexicon.trainingInputs[i];
            const trainingInput = {
                input: { kind: 'text', text },
                leaves: [],
                objects: [],
                spans,
                given: [],
                nextInput: 1,
            };
            harness.startRun(trainingInput);
            await this.#end([text], trainingInput);
            this.#prototypes.restore();
        }
        const tokens = recording.learn();
        return bare('isCalled' in tokens ? { kind: 'no-tokens', ...tokens } : { kind: 'loaded', tokens });
    }
    async run(batch, channel) {
        let answers = [];
        for (let i = 0; i < batch.length; i++) {
            answers[answers.length] = await this.#runOne(batch[i]);
            if (answers.length < answersPerMessage && i < batch.length - 1)
                continue;
            channel.send(answers);
            answers = [];
        }
    }
    async #runOne(sent) {
        const { marker, coverage, denials, harness, timers, recording } = this.#instruments;
        marker.startRun();
        timers.startRun();
        harness.startRun(sent);
        const failedLoad = this.#setup.freshModules ? await this.#loadAgain() : undefined;
        // Loading has run the training inputs again, so the inputs of this run have to be set again.
        if (failedLoad === undefined && this.#setup.lexicon !== undefined)
            harness.startRun(sent);
        coverage.clear();
        denials.take();
        this.#stray = undefined;
        this.#uncaught = 0;
        this.#lastPlaces = undefined;
        this.#isGenerated = false;
        this.#isAwaited = false;
        this.#program?.start();
        const args = this.#argumentsOf(sent);
        if (this.#setup.keepStacks)
            turnStacksOn();
        const copy = this.#invariants.copyOf(args);
        const before = this.#setup.measureTime ? cpuUsage() : undefined;
        const own = failedLoad ?? (await this.#end(args, sent));
        const cpuMs = before === undefined ? 0 : millisecondsOf(cpuUsage(before));
        await new PromiseClass((resolve) => soon(resolve));
        await timers.endRun();
        this.#process.restore();
        const { number, report, isEntered } = coverage.take();
        const pathHash = this.#setup.pathHash ? coverage.pathHash : undefined;
        const pathArms = this.#setup.pathArms ? coverage.pathArms : undefined;
        const pollution = this.#prototypes.restore() ?? replacedPrototype(args, own.value);
        const end = harness.isExcluded ? { kind: 'assumption' } : this.#ended(own.end);
        const brokenProperty = end.kind === 'returned' ? await this.#broken(args, copy, own.value, sent) : undefined;
        const trace = recording?.trace();
        const eventsDropped = recording?.eventsDropped ?? 0;
        const exhausted = recording?.exhausted;
        return bare({
            end,
            denied: denials.take(),
            pollution,
            brokenProperty,
            difference: this.#compared?.difference(args),
            coverageNumber: number,
            coverage: report,
            trace,
            asked: harness.asked,
            isGenerated: this.#isGenerated,
            isAwaited: this.#isAwaited,
            isEntered,
            eventsDropped,
            cpuMs,
            exhausted,
            pathHash,
            pathArms,
            lastPlaces: this.#lastPlaces,
        });
    }
    /** The first property or invariant that the result violates. */
    async #broken(args, before, result, sent) {
        const { recording } = this.#instruments;
        const target = this.#target;
        const ask = recording === undefined ? callPlainly : (property, asked, own) => recording.ask(property, asked, own);
        const broken = await this.#properties.check(target, this.#eachOf(args, sent), result, ask);
        if (broken !== undefined || this.#invariants.isEmpty)
            return broken;
        return this.#invariants.check({ target, args, before, result }, this.#driven.invariants, ask);
    }
    async #loadAgain() {
        this.#generation++;
        forgetRequired();
        const report = await this.load();
        if (report.kind === 'loaded')
            return undefined;
        return bare({ end: { kind: 'not-reloaded', report }, value: undefined });
    }
    #argumentsOf({ input, leaves }) {
        if (input.kind === 'args')
            return leaves === undefined ? input.args : withBuffers(input.args, leaves);
        if (input.kind === 'text')
            return [input.text];
        return [this.#setup.bytesAs === 'buffer' ? asBuffer(input.bytes) : new BytesClass(input.bytes)];
    }
    /** The arguments that properties receive: for a target with a rest parameter, always the list of all arguments. */
    #eachOf(args, { objects }) {
        if (this.#setup.properties.length === 0 || !hasRest(objects))
            return args;
        const { spread } = this.#driven;
        const { recording } = this.#instruments;
        const all = [args, 0, args.length];
        return [recording === undefined ? spread(...all) : recording.callOwn(spread, all).result];
    }
    #call(args, sent) {
        const found = this.#target;
        const { recording } = this.#instruments;
        const drive = this.#driveOf(found, args, sent);
        if (recording !== undefined)
            return recording.call(found, args, sent, drive);
        if (drive !== undefined)
            return drive.run(drive.use, args);
        return apply(found.target, found.self, args);
    }
    #driveOf(found, args, { objects }) {
        const usage = found.usage === undefined ? undefined : usageFor(found.usage, args.length);
        const { surroundings, file } = this.#setup;
        const compared = this.#compared?.start(found, args.length);
        if (usage === undefined && surroundings === undefined && objects.length === 0 && compared === undefined)
            return undefined;
        return { run: this.#driven.driveTarget, use: { ...found, objects, usage, surroundings, file, compared } };
    }
    async #end(args, sent) {
        try {
            const { stopAfterMs } = this.#setup;
            const call = () => this.#consumed(this.#call(args, sent));
            const segment = this.#instruments.coverage.segment;
            let value = stopAfterMs > 0 ? await stoppedCall(call, segment, stopAfterMs) : call();
            if (isThenable(value)) {
                this.#isAwaited = true;
                const settled = await this.#orNever(boxed(value));
                if (settled === undefined)
                    return bare({ end: { kind: 'never-settles' }, value: undefined });
                // A promise may resolve to a generator.
                value = await this.#consumed(settled.result);
                // Pending work of a program belongs to its run.
                if (this.#program !== undefined && !this.#program.hasLeft)
                    await this.#quiet();
            }
            const result = this.#setup.printResults ? printValue(value) : undefined;
            const source = this.#setup.writeResults ? resultSource(value) : undefined;
            return bare({ end: { kind: 'returned', result, source }, value });
        }
        catch (error) {
            this.#notePlaces();
            if (this.#setup.stopAfterMs > 0 && wasStopped(error))
                return bare({ end: { kind: 'stopped' }, value: undefined });
            const described = this.#properties.describe(error, this.#setup.stacks);
            return bare({ end: { kind: 'threw', error: described }, value: undefined });
        }
    }
    #notePlaces() {
        if (this.#setup.build === 'placing')
            this.#lastPlaces = this.#instruments.coverage.lastPlaces;
    }
    #consumed(value) {
        this.#isGenerated ||= isGenerator(value);
        return consumed(value);
    }
    /** A program that has called `process.exit` has returned, whatever its pending work does afterwards. */
    #ended(own) {
        if (this.#stray === undefined && this.#program?.hasLeft === true)
            return { kind: 'returned', result: undefined, source: undefined };
        return this.#stray ?? own;
    }
    async #quiet() {
        await this.#orNever(new PromiseClass(() => { }));
    }
    /** Resolves to undefined if the event loop becomes empty first. */
    async #orNever(promise) {
        try {
            return await new PromiseClass((resolve, reject) => {
                this.#nothingLeft = () => resolve(undefined);
                apply(then, promise, [resolve, reject]);
            });
        }
        finally {
            this.#nothingLeft = undefined;
        }
    }
    #note(thrown, rejection) {
        if (!rejection && ++this.#uncaught > mostUncaught)
            this.#instruments.giveUp(thrown);
        if (this.#program?.isLeaving(thrown) === true || this.#program?.hasLeft === true)
            return;
        if (this.#stray !== undefined)
            return;
        this.#notePlaces();
        this.#stray = { kind: 'unhandled', error: rawError(thrown), rejection };
    }
}
function hasRest(objects) {
    for (let i = 0; i < objects.length; i++)
        if (objects[i]?.type === 'Rest' && objects[i]?.path.length === 1)
            return true;
    return false;
}
function isOnlyListener(event) {
    return apply(listenerCount, process, [event]) === 1;
}
function millisecondsOf({ user, system }) {
    return (user + system) / 1000;
}
function isThenable(value) {
    if (types.isPromise(value))
        return true;
    return typeof value === 'object' && value !== null && typeof value.then === 'function';
}
/** Boxes the result, to distinguish a promise of undefined from one that never settles. */
async function boxed(promise) {
    return bare({ result: await promise });
}
