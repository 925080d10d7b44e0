import type { SyncChannel } from '../../instrument/hooks/sync-channel.ts';
import type { Batch, BrokenProperty, LoadReport, RawEnd, RunAnswer, Setup } from '../process/protocol.ts';
import type { SentInput } from '../input/sent-input.ts';
import type { CoverageBytes } from './coverage-bytes.ts';
import type { Denials } from './sandbox/denials.ts';
import { bare } from './bare.ts';
import { consumed, isGenerator } from './target/consumed.ts';
import { forgetRequired } from './leftovers/forget-required.ts';
import type { Harness } from './harness.ts';
import type { LeftTimers } from './leftovers/left-timers.ts';
import { ProcessState } from './leftovers/process-state.ts';
import { UserModels } from './target/user-models.ts';
import { turnStacksOn } from './errors/default-stacks.ts';
import { Program } from './target/program.ts';
import { Invariants } from './pollution/invariants.ts';
import { callPlainly, Properties, type CallProperty } from './pollution/properties.ts';
import { PrototypeGuard } from './pollution/prototype-guard.ts';
import { asBuffer, withBuffers } from './target/buffers.ts';
import { rawError } from './errors/raw-error.ts';
import { defineChecks, describeFault } from './errors/silent-faults.ts';
import type { SubjectRecording } from './subject-recording.ts';
import { replacedPrototype } from './pollution/replaced-prototype.ts';
import { resultSource } from './source-of.ts';
import { boxed, isThenable } from './target/thenable.ts';
import { stoppedCall, wasStopped } from './target/stopped-call.ts';
import { Compared } from './target/compared.ts';
import { printValue } from './target/print-value.ts';
import type { RunMarker } from './run-marker.ts';
import type { Drive, Driven } from './target/drive.ts';
import { findTarget, usageFor, type TargetFunction, type UsedTarget } from './target/target-function.ts';

/** How a call ended, and its result. */
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
  /** Defined on the concolic build only. */
  readonly recording: SubjectRecording | undefined;
  /** Ends the process because the subject has broken something that is needed to run it. */
  readonly giveUp: (error: unknown) => never;
}

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
  readonly #setup: Setup;
  readonly #url: string;
  readonly #instruments: Instruments;
  readonly #properties: Properties;
  readonly #invariants: Invariants;
  readonly #models: UserModels;
  readonly #prototypes = new PrototypeGuard();
  readonly #process = new ProcessState();
  /** Defined if the target is compared with others. */
  readonly #compared: Compared | undefined;
  /** Defined if the target is a whole program. */
  #program: Program | undefined;
  #isInstalled = false;
  #target: UsedTarget | undefined;
  /** The functions of `driven/drive-target.ts`, which is rewritten on the concolic build. */
  #driven: Driven | undefined;
  #generation = 0;
  /** An error outside the call, such as in a timer. */
  #stray: RawEnd | undefined;
  #uncaught = 0;
  /** The last places of the run when it threw; on the placing build only. */
  #lastPlaces: Int32Array | undefined;
  /** The target returned a generator, and the result is the list of its elements. */
  #isGenerated = false;
  #isAwaited = false;
  /** Stops waiting for a promise once the event loop is empty. */
  #nothingLeft: (() => void) | undefined;

  constructor(setup: Setup, url: string, instruments: Instruments) {
    this.#setup = setup;
    this.#url = url;
    this.#instruments = instruments;
    this.#properties = new Properties(setup.properties);
    this.#invariants = new Invariants(setup.invariants);
    this.#models = new UserModels(setup.models);
    this.#compared = setup.comparison && new Compared(setup.comparison, () => this.#prototypes.restore());
    if (setup.usage?.kind === 'program') this.#program = new Program(url);
    // Listeners, because `node:domain` needs the callback that captures all exceptions. If the subject has listeners
    // itself, the program would have continued, so these errors are not recorded.
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
    this.#driven ??= await import('./driven/drive-target.ts');
    this.#instruments.harness.makeObjects = this.#driven.makeObjects;
    if (this.#setup.silentFaults.length > 0) defineChecks(this.#driven.silentFaults.checks);
    if (this.#setup.surroundings !== undefined && !this.#isInstalled) {
      this.#isInstalled = true;
      this.#driven.installSurroundings(this.#setup.surroundings, this.#instruments.harness.askFor);
    }
    if (this.#program !== undefined) return this.#loadProgram(this.#program);
    const found = await this.#orNever(findTarget(url, this.#setup.exportName, this.#setup.usage));
    if (found === undefined) return bare({ kind: 'never-settles' });
    if (found.kind !== 'found') return (await this.#compared?.withShared(found, copy)) ?? found;
    this.#target = found.found;
    const failed = await this.#compared?.load(copy);
    if (failed !== undefined) return failed;
    if (this.#generation === 0) {
      const problem = await this.#properties.load();
      if (problem !== undefined) return problem;
      // An unhandled rejection would end a separate process as well.
      await new PromiseClass<void>((resolve) => soon(resolve));
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
  #loadProgram(program: Program): LoadReport {
    this.#target = { target: program.evaluate, self: undefined, usage: this.#setup.usage };
    program.onExit = () => this.#nothingLeft?.();
    this.#instruments.coverage.keepLoaded();
    this.#process.accept();
    this.#prototypes.accept();
    return bare({ kind: 'loaded', tokens: undefined });
  }

  /** Runs the subject on training inputs with known tokens, if a lexicon is given. */
  async #study(): Promise<LoadReport> {
    const { lexicon } = this.#setup;
    const { recording, harness } = this.#instruments;
    if (lexicon === undefined || recording === undefined) return bare({ kind: 'loaded', tokens: undefined });
    recording.study(lexicon);
    for (let i = 0; i < lexicon.trainingInputs.length && !recording.hasStudied; i++) {
      const { text, spans } = lexicon.trainingInputs[i]!;
      const trainingInput: SentInput = {
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

  async run(batch: Batch, channel: SyncChannel): Promise<void> {
    let answers: RunAnswer[] = [];
    for (let i = 0; i < batch.length; i++) {
      answers[answers.length] = await this.#runOne(batch[i]!);
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
    // Loading has run the training inputs again, so the inputs of this run have to be set again.
    if (failedLoad === undefined && this.#setup.lexicon !== undefined) harness.startRun(sent);
    coverage.clear();
    denials.take();
    this.#driven?.silentFaults.takeSilentFault();
    this.#stray = undefined;
    this.#uncaught = 0;
    this.#lastPlaces = undefined;
    this.#isGenerated = false;
    this.#isAwaited = false;
    this.#program?.start();
    const args = this.#argumentsOf(sent);
    if (this.#setup.keepStacks) turnStacksOn();
    const copy = this.#invariants.copyOf(args);
    const before = this.#setup.measureTime ? cpuUsage() : undefined;
    const own = failedLoad ?? (await this.#end(args, sent));
    const cpuMs = before === undefined ? 0 : millisecondsOf(cpuUsage(before));
    await new PromiseClass<void>((resolve) => soon(resolve));
    await timers.endRun();
    this.#process.restore();
    const { number, report, isEntered } = coverage.take();
    const pathHash = this.#setup.pathHash ? coverage.pathHash : undefined;
    const pathArms = this.#setup.pathArms ? coverage.pathArms : undefined;
    const pollution =
      this.#prototypes.restore() ??
      (this.#compared === undefined ? replacedPrototype(args, own.value) : this.#compared.pollution(args));
    const end: RawEnd = harness.isExcluded ? { kind: 'assumption' } : this.#ended(own.end);
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
  async #broken(
    args: readonly unknown[],
    before: readonly unknown[] | undefined,
    result: unknown,
    sent: SentInput,
  ): Promise<BrokenProperty | undefined> {
    const fault = this.#driven?.silentFaults.takeSilentFault();
    if (fault !== undefined) return describeFault(fault);
    const { recording } = this.#instruments;
    const target = this.#target as TargetFunction;
    const ask: CallProperty =
      recording === undefined ? callPlainly : (property, asked, own) => recording.ask(property, asked, own);
    const each = this.#eachOf(args, sent);
    const broken = await this.#properties.check(target, each, result, ask, this.#driven!.invariants);
    if (broken !== undefined || this.#invariants.isEmpty) return broken;
    return this.#invariants.check({ target, args, before, result }, this.#driven!.invariants, ask);
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

  /** The arguments that properties receive: for a target with a rest parameter, always the list of all arguments. */
  #eachOf(args: readonly unknown[], { objects }: SentInput): readonly unknown[] {
    if (this.#setup.properties.length === 0 || !hasRest(objects)) return args;
    const { spread } = this.#driven!;
    const { recording } = this.#instruments;
    const all = [args, 0, args.length] as const;
    return [recording === undefined ? spread(...all) : recording.callOwn(spread, all).result];
  }

  #call(args: readonly unknown[], sent: SentInput): unknown {
    const found = this.#target!;
    const { recording } = this.#instruments;
    const drive = this.#driveOf(found, args, sent);
    if (recording !== undefined) return recording.call(found, args, sent, drive);
    if (drive !== undefined) return drive.run(drive.use, args as unknown[]);
    return apply(found.target, found.self, args);
  }

  #driveOf(found: UsedTarget, args: readonly unknown[], { objects }: SentInput): Drive | undefined {
    const usage = found.usage === undefined ? undefined : usageFor(found.usage, args.length);
    const { surroundings, file } = this.#setup;
    const compared = this.#compared?.start(found, args.length);
    if (usage === undefined && surroundings === undefined && objects.length === 0 && compared === undefined)
      return undefined;
    return { run: this.#driven!.driveTarget, use: { ...found, objects, usage, surroundings, file, compared } };
  }

  async #end(args: readonly unknown[], sent: SentInput): Promise<Ended> {
    try {
      const { stopAfterMs } = this.#setup;
      const call = (): unknown => this.#consumed(this.#call(args, sent));
      const segment = this.#instruments.coverage.segment as SharedArrayBuffer;
      let value = stopAfterMs > 0 ? await stoppedCall(call, segment, stopAfterMs) : call();
      if (isThenable(value)) {
        this.#isAwaited = true;
        const settled = await this.#orNever(boxed(value as PromiseLike<unknown>));
        if (settled === undefined) return bare({ end: { kind: 'never-settles' }, value: undefined });
        // A promise may resolve to a generator.
        value = await this.#consumed(settled.result);
        // Pending work of a program belongs to its run.
        if (this.#program !== undefined && !this.#program.hasLeft) await this.#quiet();
      }
      const { printResults, printWidth } = this.#setup;
      const result = printResults ? printValue(value, printWidth) : undefined;
      const source = this.#setup.writeResults ? resultSource(value) : undefined;
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

  /** A program that has called `process.exit` has returned, whatever its pending work does afterwards. */
  #ended(own: RawEnd): RawEnd {
    if (this.#stray === undefined && this.#program?.hasLeft === true)
      return { kind: 'returned', result: undefined, source: undefined };
    return this.#stray ?? own;
  }

  async #quiet(): Promise<void> {
    await this.#orNever(new PromiseClass<never>(() => {}));
  }

  /** Resolves to undefined if the event loop becomes empty first. */
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
