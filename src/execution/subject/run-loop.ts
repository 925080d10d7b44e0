import { inspect, types } from 'node:util';

import type { TrainingText } from '../../core/lexicon.ts';
import type { SyncChannel } from '../../instrument/hooks/sync-channel.ts';
import type { Batch, LoadReport, RawEnd, RunAnswer, Setup } from '../process/protocol.ts';
import type { SentInput } from '../input/sent-input.ts';
import type { CoverageBytes } from './coverage-bytes.ts';
import type { Denials } from './sandbox/denials.ts';
import { bare } from './bare.ts';
import { consumed, isGenerator } from './consumed.ts';
import { forgetRequired } from './leftovers/forget-required.ts';
import type { Harness } from './harness.ts';
import type { LeftTimers } from './leftovers/left-timers.ts';
import { ProcessState } from './leftovers/process-state.ts';
import { UserModels } from './user-models.ts';
import { turnStacksOn } from './default-stacks.ts';
import { Program } from './program.ts';
import { Properties, type Ask } from './pollution/properties.ts';
import { PrototypeGuard } from './pollution/prototype-guard.ts';
import { asBuffer, withBuffers } from './buffers.ts';
import { rawError } from './raw-error.ts';
import type { Recording } from './recording.ts';
import { replacedPrototype } from './pollution/replaced-prototype.ts';
import { sourceOf } from './source-of.ts';
import { stoppedCall, wasStopped } from './stopped-call.ts';
import type { RunMarker } from './run-marker.ts';
import type { Drive, Driven } from './drive.ts';
import { findTarget, usageFor, type TargetFunction, type UsedTarget } from './target-function.ts';

/** How a call ended, and with what. */
interface Ended {
  readonly end: RawEnd;
  readonly value: unknown;
}

interface Instruments {
  readonly marker: RunMarker;
  readonly coverage: CoverageBytes;
  readonly denials: Denials;
  readonly harness: Harness;
  readonly timers: LeftTimers;
  /** On the concolic build. */
  readonly recording: Recording | undefined;
  /** Ends the process, because the subject has broken what runs it. */
  readonly giveUp: (error: unknown) => never;
}

/** Answers are sent together, but none waits long: a process that dies takes the unsent ones with it. */
const answersPerMessage = 32;

/**
 * Where a subject has broken what Node itself needs to go round, Node raises an exception, and again, for ever. After so
 * many in one run it is given up at once, in place of waiting for a limit.
 */
const mostUncaught = 10_000;

const { apply } = Reflect;
const soon = setImmediate;
const PromiseClass = Promise;
const BytesClass = Uint8Array;
const { then } = Promise.prototype;
const { listenerCount } = process;
const cpuUsage = process.cpuUsage.bind(process);

/** Runs inputs one after the other, each to its end: until its promise settles and no rejection is left over. */
export class RunLoop {
  readonly #setup: Setup;
  readonly #url: string;
  readonly #instruments: Instruments;
  readonly #properties: Properties;
  readonly #models: UserModels;
  readonly #prototypes = new PrototypeGuard();
  readonly #process = new ProcessState();
  /** Where a whole program is the target. */
  #program: Program | undefined;
  #isInstalled = false;
  #target: UsedTarget | undefined;
  /** Of `driven.ts`, which is rewritten on the concolic build. */
  #driven: Driven | undefined;
  #generation = 0;
  /** What happened outside the call, such as in a timer. */
  #stray: RawEnd | undefined;
  #uncaught = 0;
  /** Where the run was when it threw; on the placing build. */
  #lastPlaces: Int32Array | undefined;
  /** The run gave a generator, whose elements stand for it. */
  #isGenerated = false;
  /** Gives up on a promise that nothing can settle any more. */
  #nothingLeft: (() => void) | undefined;

  constructor(setup: Setup, url: string, instruments: Instruments) {
    this.#setup = setup;
    this.#url = url;
    this.#instruments = instruments;
    this.#properties = new Properties(setup.properties);
    this.#models = new UserModels(setup.models);
    if (setup.usage?.kind === 'program') this.#program = new Program(url);
    // Listeners, since the callback that takes all exceptions is needed by `node:domain`. Where the subject listens
    // itself, it would have gone on.
    process.on('uncaughtException', (error) => {
      if (isOnlyListener('uncaughtException')) this.#note(error, false);
    });
    process.on('unhandledRejection', (reason) => {
      if (isOnlyListener('unhandledRejection')) this.#note(reason, true);
    });
    process.on('beforeExit', () => this.#nothingLeft?.());
  }

  async load(): Promise<LoadReport> {
    const copy = this.#generation === 0 ? '' : `?coppice-copy=${this.#generation}`;
    const missing = await this.#models.load(copy);
    if (missing !== undefined) return missing;
    const url = `${this.#url}${copy}`;
    this.#driven ??= await import('./driven/run.ts');
    this.#instruments.harness.makeObjects = this.#driven.makeObjects;
    if (this.#setup.surroundings !== undefined && !this.#isInstalled) {
      this.#isInstalled = true;
      this.#driven.installSurroundings(this.#setup.surroundings, this.#instruments.harness.askFor);
    }
    if (this.#program !== undefined) return this.#loadProgram(this.#program);
    const found = await this.#orNever(findTarget(url, this.#setup.exportName, this.#setup.usage));
    if (found === undefined) return bare({ kind: 'never-settles' });
    if (found.kind !== 'found') return found;
    this.#target = found.found;
    if (this.#generation === 0) {
      const problem = await this.#properties.load();
      if (problem !== undefined) return problem;
      // A rejection that is left over would end a process of its own as well.
      await new PromiseClass<void>((resolve) => soon(resolve));
      if (this.#stray?.kind === 'unhandled') {
        return bare({ kind: 'threw', error: this.#stray.error, file: this.#setup.file });
      }
      this.#instruments.coverage.keepLoaded();
      this.#process.accept();
    }
    this.#prototypes.accept();
    // Awaited: a promise that is returned is asked for its method `then`, which the subject may have replaced.
    return await this.#study();
  }

  /** It loads when it runs. */
  #loadProgram(program: Program): LoadReport {
    this.#target = { target: program.evaluate, self: undefined, usage: this.#setup.usage };
    program.onExit = () => this.#nothingLeft?.();
    this.#instruments.coverage.keepLoaded();
    this.#process.accept();
    this.#prototypes.accept();
    return bare({ kind: 'loaded', tokens: undefined });
  }

  /** Lets the subject read texts whose tokens are known, if it is to be known by its tokens. */
  async #study(): Promise<LoadReport> {
    const { lexicon } = this.#setup;
    const { recording, harness } = this.#instruments;
    if (lexicon === undefined || recording === undefined) return bare({ kind: 'loaded', tokens: undefined });
    recording.study(lexicon);
    for (let i = 0; i < lexicon.trainingInputs.length && !recording.hasStudied; i++) {
      const { text, cuts } = lexicon.trainingInputs[i] as TrainingText;
      const trainingInput: SentInput = {
        input: { kind: 'text', text },
        leaves: [],
        objects: [],
        cuts,
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

  async run(batch: Batch, channel: SyncChannel): Promise<void> {
    let answers: RunAnswer[] = [];
    for (let i = 0; i < batch.length; i++) {
      answers[answers.length] = await this.#runOne(batch[i] as SentInput);
      if (answers.length < answersPerMessage && i < batch.length - 1) continue;
      channel.send(answers);
      answers = [];
    }
  }

  async #runOne(sent: SentInput): Promise<RunAnswer> {
    const { marker, coverage, denials, harness, timers, recording } = this.#instruments;
    marker.startRun();
    timers.startRun();
    harness.startRun(sent);
    const failedLoad = this.#setup.freshModules ? await this.#loadAgain() : undefined;
    // What was learned by before this run is none of its inputs.
    if (failedLoad === undefined && this.#setup.lexicon !== undefined) harness.startRun(sent);
    coverage.clear();
    denials.take();
    this.#stray = undefined;
    this.#uncaught = 0;
    this.#lastPlaces = undefined;
    this.#isGenerated = false;
    this.#program?.start();
    const args = this.#argumentsOf(sent);
    if (this.#setup.keepStacks) turnStacksOn();
    const before = this.#setup.measureTime ? cpuUsage() : undefined;
    const own = failedLoad ?? (await this.#end(args, sent));
    const cpuMs = before === undefined ? 0 : millisecondsOf(cpuUsage(before));
    await new PromiseClass<void>((resolve) => soon(resolve));
    await timers.endRun();
    this.#process.restore();
    const { number, report, isEntered } = coverage.take();
    const pathHash = this.#setup.pathHash ? coverage.pathHash : undefined;
    const pathArms = this.#setup.pathArms ? coverage.pathArms : undefined;
    const pollution = this.#prototypes.restore() ?? replacedPrototype(args, own.value);
    const end: RawEnd = harness.isExcluded ? { kind: 'assumption' } : this.#ended(own.end);
    const ask: Ask | undefined =
      recording === undefined ? undefined : (property, asked, result) => recording.ask(property, asked, result);
    const brokenProperty =
      end.kind === 'returned'
        ? await this.#properties.check(this.#target as TargetFunction, this.#eachOf(args, sent), own.value, ask)
        : undefined;
    const trace = recording?.trace();
    const eventsDropped = recording?.eventsDropped ?? 0;
    const exhausted = recording?.exhausted;
    return bare({
      end,
      denied: denials.take(),
      pollution,
      brokenProperty,
      coverageNumber: number,
      coverage: report,
      trace,
      asked: harness.asked,
      isGenerated: this.#isGenerated,
      isEntered,
      eventsDropped,
      cpuMs,
      exhausted,
      pathHash,
      pathArms,
      lastPlaces: this.#lastPlaces,
    });
  }

  async #loadAgain(): Promise<Ended | undefined> {
    this.#generation++;
    forgetRequired();
    const report = await this.load();
    if (report.kind === 'loaded') return undefined;
    return bare({ end: { kind: 'not-reloaded', report }, value: undefined });
  }

  #argumentsOf({ input, leaves }: SentInput): readonly unknown[] {
    if (input.kind === 'args') return leaves === undefined ? input.args : withBuffers(input.args, leaves);
    if (input.kind === 'text') return [input.text];
    return [this.#setup.bytesAs === 'buffer' ? asBuffer(input.bytes) : new BytesClass(input.bytes)];
  }

  /** What properties are given: where the target takes any number of arguments, always the list of them. */
  #eachOf(args: readonly unknown[], { objects }: SentInput): readonly unknown[] {
    if (this.#setup.properties.length === 0 || !hasRest(objects)) return args;
    const { spread } = this.#driven as Driven;
    const { recording } = this.#instruments;
    const all = [args, 0, args.length] as const;
    return [recording === undefined ? spread(...all) : recording.callOwn(spread, all).result];
  }

  #call(args: readonly unknown[], sent: SentInput): unknown {
    const found = this.#target as UsedTarget;
    const { recording } = this.#instruments;
    const drive = this.#driveOf(found, args, sent);
    if (recording !== undefined) return recording.call(found, args, sent, drive);
    if (drive !== undefined) return drive.run(drive.use, args as unknown[]);
    return apply(found.target, found.self, args);
  }

  #driveOf(found: UsedTarget, args: readonly unknown[], { objects }: SentInput): Drive | undefined {
    const usage = found.usage === undefined ? undefined : usageFor(found.usage, args.length);
    const { surroundings, file } = this.#setup;
    if (usage === undefined && surroundings === undefined && objects.length === 0) return undefined;
    return { run: (this.#driven as Driven).run, use: { ...found, objects, usage, surroundings, file } };
  }

  async #end(args: readonly unknown[], sent: SentInput): Promise<Ended> {
    try {
      const { stopAfterMs } = this.#setup;
      const call = (): unknown => this.#consumed(this.#call(args, sent));
      const segment = this.#instruments.coverage.segment as SharedArrayBuffer;
      let value = stopAfterMs > 0 ? await stoppedCall(call, segment, stopAfterMs) : call();
      if (isThenable(value)) {
        const settled = await this.#orNever(boxed(value as PromiseLike<unknown>));
        if (settled === undefined) return bare({ end: { kind: 'never-settles' }, value: undefined });
        // A promise may be fulfilled with a generator.
        value = await this.#consumed(settled.result);
        // What a program has begun belongs to it.
        if (this.#program !== undefined && !this.#program.hasLeft) await this.#quiet();
      }
      const result = this.#setup.printResults ? printed(value) : undefined;
      const source = this.#setup.writeResults ? sourceOf(value) : undefined;
      return bare({ end: { kind: 'returned', result, source }, value });
    } catch (error) {
      this.#notePlaces();
      if (this.#setup.stopAfterMs > 0 && wasStopped(error)) return bare({ end: { kind: 'stopped' }, value: undefined });
      const described = this.#properties.describe(error, this.#setup.stacks);
      return bare({ end: { kind: 'threw', error: described }, value: undefined });
    }
  }

  #notePlaces(): void {
    if (this.#setup.build === 'placing') this.#lastPlaces = this.#instruments.coverage.lastPlaces;
  }

  #consumed(value: unknown): unknown {
    this.#isGenerated ||= isGenerator(value);
    return consumed(value);
  }

  /** A program that has left has come to its end, whatever happens to what it leaves behind. */
  #ended(own: RawEnd): RawEnd {
    if (this.#stray === undefined && this.#program?.hasLeft === true)
      return { kind: 'returned', result: undefined, source: undefined };
    return this.#stray ?? own;
  }

  async #quiet(): Promise<void> {
    await this.#orNever(new PromiseClass<never>(() => {}));
  }

  /** Undefined if the event loop runs dry first. */
  async #orNever<Value>(promise: Promise<Value>): Promise<Value | undefined> {
    try {
      return await new PromiseClass<Value | undefined>((resolve, reject) => {
        this.#nothingLeft = () => resolve(undefined);
        apply(then, promise, [resolve, reject]);
      });
    } finally {
      this.#nothingLeft = undefined;
    }
  }

  #note(thrown: unknown, rejection: boolean): void {
    if (!rejection && ++this.#uncaught > mostUncaught) this.#instruments.giveUp(thrown);
    if (this.#program?.isLeaving(thrown) === true || this.#program?.hasLeft === true) return;
    if (this.#stray !== undefined) return;
    this.#notePlaces();
    this.#stray = { kind: 'unhandled', error: rawError(thrown), rejection };
  }
}

function hasRest(objects: SentInput['objects']): boolean {
  for (let i = 0; i < objects.length; i++)
    if (objects[i]?.type === 'Rest' && objects[i]?.path.length === 1) return true;
  return false;
}

function isOnlyListener(event: string): boolean {
  return apply(listenerCount, process, [event]) === 1;
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function isThenable(value: unknown): boolean {
  if (types.isPromise(value)) return true;
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

/** Tells a promise of undefined from one that never settles. */
async function boxed(promise: PromiseLike<unknown>): Promise<{ readonly result: unknown }> {
  return bare({ result: await promise });
}

function printed(value: unknown): string {
  return inspect(value, {
    depth: Infinity,
    customInspect: false,
    sorted: true,
    maxArrayLength: null,
    maxStringLength: null,
    breakLength: Infinity,
  });
}
