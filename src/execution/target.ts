import { dirname, resolve } from 'node:path';

import type { LearnedTokens } from '../core/lexicon.ts';
import { displayPath } from '../core/text/display-path.ts';
import { targetSite, type RawTrace } from '../core/raw-trace.ts';
import { domainValue } from '../constraint/domains/domain-inputs.ts';
import type { SiteTable } from '../instrument/sites/sites.ts';
import { isUnplaced, type ErrorPlacer } from './outcome/error-placer.ts';
import type { ErrorRules } from './outcome/error-rules.ts';
import type { Outcome } from './outcome/outcome.ts';
import { outcomeOfRun } from './outcome/outcome-of-run.ts';
import type { AskedInput, CoverageReport, RecordingBudget, RunAnswer } from './process/protocol.ts';
import type { LocatedSite } from './outcome/located-site.ts';
import type { NotedPlace, RewritingService } from './rewriting/rewriting-service.ts';
import type { UnrewrittenFile } from './rewriting/unrewritten-file.ts';
import type { RunInput } from './input/run-input.ts';
import { subjectProgram } from './process/subject-program.ts';
import type { SymbolicInput } from './input/symbolic-input.ts';
import { SubjectSession, type AnsweredRun, type LoadResult } from './process/subject-session.ts';

/** One run of the target. */
export interface Run {
  readonly input: RunInput;
  readonly outcome: Outcome;
  /** Empty on the native build, and if the process died. */
  readonly coverage: CoverageReport;
  readonly trace: RawTrace | undefined;
  /** Number of events beyond the limit; if positive, the trace is only a prefix of the path. */
  readonly eventsDropped: number;
  /** The target returned a generator; the result is the list of its elements. */
  readonly isGenerated?: boolean;
  /** The target returned a promise. */
  readonly isAwaited?: boolean;
  /** The run itself entered rewritten code; code entered while the target was loaded does not count. */
  readonly isEntered?: boolean;
  /** CPU time of the run; undefined if it was not measured, or if the process died. */
  readonly cpuMs?: number;
  /** The recording budget that was exhausted; the target itself still ran to its end. */
  readonly exhausted?: RecordingBudget | undefined;
  /** Hash of all decisions of the run, concrete ones included; only if `pathHash` was requested. */
  readonly pathHash?: number | undefined;
  /** The first of those decisions, encoded by `armNumber`; only if `pathArms` was requested. */
  readonly pathArms?: Int32Array | undefined;
  /** Where the run threw; only on the placing build. */
  readonly lastPlace?: NotedPlace | undefined;
  /** Inputs that the run requested by calling `symbolic`, with the values it received. */
  readonly symbolic: readonly SymbolicInput[];
}

/** The part of a target that callers need who only run inputs. */
export type RunnableTarget = Pick<Target, 'run' | 'runOne' | 'siteTables' | 'siteOf' | 'siteText' | 'close'>;

export interface TargetParts {
  /** Starts a process. `keepStacks` turns stacks on again if the subject has turned them off. */
  startSession(keepStacks: boolean): SubjectSession;
  readonly files: RewritingService;
  readonly errorRules: ErrorRules;
  /** Source place of the export, as `file:line`. */
  place(): string;
  /** Finds the place of errors whose stack does not name one. */
  readonly placer?: ErrorPlacer;
  /** Upper limit of runs per process; 1 gives each run its own process. */
  readonly runsPerProcess: number;
  /** Aborts the runs in flight. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly input: RunInput;
  run: Run | undefined;
  /** Number of the run in its process; 0 if it has not been sent. */
  number: number;
  /** The run exhausted the memory in a process that earlier runs may have filled, and is retried once. */
  isSuspect: boolean;
}

const runsInFlight = 256;
/** Number of consecutive failures (loading the module, or dying between runs) after which there is no retry. */
const patience = 3;

/**
 * A loaded function that can be run on any number of inputs, whatever it does to the process it runs in. Runs are
 * returned in the order of the inputs.
 */
export class Target {
  readonly #parts: TargetParts;
  #session: SubjectSession | undefined;
  #failedLoads = 0;
  #unexplainedDeaths = 0;
  #isRunning = false;
  #keepsStacks: boolean;
  /** Number of runs to send one at a time: a process died, and it is not known which of its runs was the cause. */
  #alone = 0;
  /** Cache of `siteText`, which is called for every flip. */
  readonly #siteTexts = new Map<number, string>();

  /** The tokens learned from the subject; undefined if no tokenizer was given. */
  readonly tokens: LearnedTokens | undefined;

  constructor(parts: TargetParts, session: SubjectSession, tokens?: LearnedTokens) {
    this.tokens = tokens;
    this.#parts = parts;
    // Without a placer, stacks are not needed to identify errors, so sessions never restart to turn them on.
    this.#keepsStacks = parts.placer === undefined;
    this.#session = session;
  }

  /** The site tables of all files that have been rewritten so far. */
  get siteTables(): readonly SiteTable[] {
    return this.#parts.files.tables();
  }

  /** The site with the given id, and its file. */
  siteOf(id: number): LocatedSite | undefined {
    return this.#parts.files.siteOf(id);
  }

  /** Files that run unchanged because the parser rejects them. */
  get unrewritten(): readonly UnrewrittenFile[] {
    return this.#parts.files.unrewritten;
  }

  /**
   * `file:line:column` of the site of an event, for reports. Sites in the driver, which prepares the call, are reported
   * as the place of the target.
   */
  siteText(id: number): string {
    const known = this.#siteTexts.get(id);
    if (known !== undefined) return known;
    if (id === targetSite) return this.#parts.place();
    const located = this.siteOf(id);
    if (located === undefined) return id === 0 ? 'a property' : 'unknown';
    const { table, site } = located;
    if (dirname(resolve(table.file)) === subjectProgram().driven) return this.#parts.place();
    const text = `${displayPath(table.file)}:${site.line}:${site.column}`;
    this.#siteTexts.set(id, text);
    return text;
  }

  async runOne(input: RunInput): Promise<Run> {
    for await (const run of this.run([input])) return run;
    throw new Error('a run that was started did not end');
  }

  async *run(inputs: Iterable<RunInput>): AsyncGenerator<Run, void, undefined> {
    if (this.#isRunning) throw new Error('a target runs one series of inputs at a time');
    this.#isRunning = true;
    const waiting: Waiting[] = [];
    try {
      for (const input of inputs) {
        waiting.push({ input, run: undefined, number: 0, isSuspect: false });
        if (waiting.length < Math.min(runsInFlight, this.#parts.runsPerProcess)) continue;
        yield* this.#finished(waiting);
        if (waiting.length > runsInFlight / 2) await this.#advance(waiting);
      }
      while (waiting.length > 0) {
        await this.#advance(waiting);
        yield* this.#finished(waiting);
      }
    } finally {
      this.#isRunning = false;
      // The consumer stopped early: the remaining runs are not needed.
      if (waiting.some(({ run, number }) => run === undefined && number > 0)) await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#endSession();
    await this.#parts.placer?.close();
  }

  async #endSession(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.close();
  }

  *#finished(waiting: Waiting[]): Generator<Run, void, undefined> {
    while (waiting[0]?.run !== undefined) yield waiting.shift()!.run!;
  }

  /** Sends waiting inputs and waits for the next event of the session. */
  async #advance(waiting: readonly Waiting[]): Promise<void> {
    const open = waiting.filter(({ run }) => run === undefined);
    if (open.length === 0) return;
    this.#parts.signal?.throwIfAborted();
    await this.#retireIfWorn(open);
    const session = await this.#ready();
    if (session === undefined) return;
    const inFlight = open.filter(({ number }) => number > 0).length;
    const most = this.#alone === 0 ? Infinity : Math.max(0, 1 - inFlight);
    const room = Math.min(most, Math.max(0, this.#parts.runsPerProcess - session.runsStarted));
    const fresh = open.filter(({ number }) => number === 0).slice(0, room);
    fresh.forEach((entry, index) => (entry.number = session.runsStarted + index + 1));
    if (fresh.length > 0) session.send(fresh.map(({ input }) => input));
    const event = await session.next();
    if (event.kind === 'answers') {
      if (this.#keepsStacks || !event.runs.some(isStackless)) return this.#resolve(open, event.runs);
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
    const blamed = this.#unexplainedDeaths < patience ? event.run : open[0]!.number;
    this.#alone = Math.max(0, this.#alone - 1);
    blame(open, blamed, event.outcome, session.runsStarted);
  }

  async #resolve(open: readonly Waiting[], runs: readonly AnsweredRun[]): Promise<void> {
    const sent = open.filter(({ number }) => number > 0);
    this.#alone = Math.max(0, this.#alone - runs.length);
    for (const [index, { answer, coverage, trace }] of runs.entries()) {
      const entry = sent[index]!;
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

  async #outcomeOf(input: RunInput, answer: RunAnswer): Promise<Outcome> {
    const { files, errorRules, placer } = this.#parts;
    const outcome = outcomeOfRun(answer, files, errorRules);
    if (placer === undefined || !isUnplaced(outcome)) return outcome;
    const place = await placer.placeOf(input, outcome);
    return place === undefined ? outcome : outcomeOfRun(answer, files, errorRules, place);
  }

  /** Ends a process that has reached its limit of runs, or has grown large, once no run is in flight. */
  async #retireIfWorn(open: readonly Waiting[]): Promise<void> {
    const session = this.#session;
    if (session === undefined || open.some(({ number }) => number > 0)) return;
    const isSpent = session.runsStarted >= this.#parts.runsPerProcess;
    if (isSpent || (session.runsStarted > 0 && session.isWorn)) await this.#endSession();
  }

  /** Returns a session with the target loaded, or undefined if loading failed this time. */
  async #ready(): Promise<SubjectSession | undefined> {
    this.#session ??= this.#parts.startSession(this.#keepsStacks);
    const result: LoadResult = await this.#session.loaded;
    if (result.kind === 'ready') {
      this.#failedLoads = 0;
      return this.#session;
    }
    await this.#endSession();
    this.#parts.signal?.throwIfAborted();
    this.#failedLoads++;
    // It loaded when the target was opened, so a retry may succeed.
    if (this.#failedLoads >= patience) throw result.error;
    return undefined;
  }
}

function isStackless({ answer: { end } }: AnsweredRun): boolean {
  return (end.kind === 'threw' || end.kind === 'unhandled') && end.error.isStackless;
}

/** Marks the runs as not sent, so that they are sent again. */
function forget(open: readonly Waiting[]): void {
  for (const entry of open) entry.number = 0;
}

/** Adds the values to the requested inputs. `key` and `first` are unique, so they identify the value that was sent. */
function answered({ symbolic = [] }: RunInput, asked: readonly AskedInput[]): readonly SymbolicInput[] {
  return asked.map(({ key, first, domain }) => {
    const given = symbolic.find((one) => one.key === key && one.first === first);
    return { key, first, domain, value: given === undefined ? domainValue(domain, new Map()) : given.value };
  });
}

/** Gives the outcome to the run that was in flight; later runs, and runs whose answers were lost, are repeated. */
function blame(open: readonly Waiting[], number: number, outcome: Outcome, runsStarted: number): void {
  for (const entry of open) {
    if (entry.number === number && number > 0) {
      const isDoubtful = outcome.kind === 'memory' && !entry.isSuspect && runsStarted > 1;
      if (isDoubtful) entry.isSuspect = true;
      else entry.run = withoutProcess(entry.input, outcome);
    }
  }
  forget(open);
}

function withoutProcess(input: RunInput, outcome: Outcome): Run {
  return {
    input,
    outcome,
    coverage: [],
    trace: undefined,
    eventsDropped: 0,
    symbolic: input.symbolic ?? [],
  };
}
