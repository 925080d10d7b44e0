import { dirname, resolve } from 'node:path';

import type { LearnedTokens } from '../core/lexicon.ts';
import { displayPath } from '../core/display-path.ts';
import { targetSite, type RawTrace } from '../core/raw-trace.ts';
import { valueOf } from '../constraint/domain-inputs.ts';
import type { SiteTable } from '../instrument/sites/sites.ts';
import { isUnplaced, type ErrorPlacer } from './outcome/error-placer.ts';
import type { ErrorRules } from './outcome/error-rules.ts';
import type { Outcome } from './outcome/outcome.ts';
import { outcomeOfRun } from './outcome/outcome-of-run.ts';
import type { AskedInput, CoverageReport, RecordingBudget, RunAnswer } from './process/protocol.ts';
import type { LocatedSite } from './outcome/located-site.ts';
import type { NotedPlace, RewritingService, UnrewrittenFile } from './rewriting/rewriting-service.ts';
import type { RunInput } from './input/run-input.ts';
import { subjectProgram } from './process/subject-program.ts';
import type { SymbolicInput } from './input/symbolic-input.ts';
import { SubjectSession, type AnsweredRun, type LoadResult } from './process/subject-session.ts';

/** One run of the target. */
export interface Run {
  readonly input: RunInput;
  readonly outcome: Outcome;
  /** Empty on the native build, and where the process did not live to tell. */
  readonly coverage: CoverageReport;
  readonly trace: RawTrace | undefined;
  /** Events beyond the limit, which the trace lacks: what follows from it is then no longer the whole path. */
  readonly eventsDropped: number;
  /** The target gave a generator: its result is the list of the elements. */
  readonly isGenerated?: boolean;
  /** The run itself entered rewritten code; what loading the target entered does not count. */
  readonly isEntered?: boolean;
  /** Of computing; undefined if it was not measured, or the process did not live to tell. */
  readonly cpuMs?: number;
  /** The budget that the recording ran out of; the target itself ran on to its end. */
  readonly exhausted?: RecordingBudget | undefined;
  /** Of all its decisions, concrete ones too; where it was asked for. */
  readonly pathHash?: number | undefined;
  /** Those decisions themselves, by `armNumber`, the first of them; where they were asked for. */
  readonly pathArms?: Int32Array | undefined;
  /** Where it threw, on the placing build. */
  readonly lastPlace?: NotedPlace | undefined;
  /** What it asked for by `symbolic`, and was given. */
  readonly symbolic: readonly SymbolicInput[];
}

export interface TargetParts {
  /** `keepStacks`: of a subject that has turned them off. */
  startSession(keepStacks: boolean): SubjectSession;
  readonly files: RewritingService;
  readonly errorRules: ErrorRules;
  /** Where the target is exported. */
  place(): string;
  /** Places errors that do not say where they come from. */
  readonly placer?: ErrorPlacer;
  /** How many runs one process may do; 1 gives every run a process of its own. */
  readonly runsPerProcess: number;
  /** Ends what is under way. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly input: RunInput;
  run: Run | undefined;
  /** Number of the run in its process; 0 while it has not been sent. */
  number: number;
  /** Was blamed for memory that earlier runs may have used, and is tried again. */
  isSuspect: boolean;
}

const runsInFlight = 256;
/** What has failed this often in a row, loading the module or staying alive between runs, will fail again. */
const patience = 3;

/**
 * A function that can be run on inputs, as often as one likes, whatever it does to the process it runs in.
 * Runs come back in the order of the inputs.
 */
export class Target {
  readonly #parts: TargetParts;
  #session: SubjectSession | undefined;
  #failedLoads = 0;
  #unexplainedDeaths = 0;
  #isRunning = false;
  #keepsStacks: boolean;
  /** So many runs are sent one at a time: one of them did what cannot be blamed otherwise. */
  #alone = 0;
  /** Asked for with every flip. */
  readonly #siteTexts = new Map<number, string>();

  /** What was learned of the subject's tokens, if it was to be. */
  readonly tokens: LearnedTokens | undefined;

  constructor(parts: TargetParts, session: SubjectSession, tokens?: LearnedTokens) {
    this.tokens = tokens;
    this.#parts = parts;
    // Where nothing is asked of stacks, nothing is done about them.
    this.#keepsStacks = parts.placer === undefined;
    this.#session = session;
  }

  /** All files of the subject that were rewritten so far. */
  get siteTables(): readonly SiteTable[] {
    return this.#parts.files.tables();
  }

  /** What the site id of an event stands for. */
  siteOf(id: number): LocatedSite | undefined {
    return this.#parts.files.siteOf(id);
  }

  /** Files that run as they are because the parser does not take them for programs. */
  get unrewritten(): readonly UnrewrittenFile[] {
    return this.#parts.files.unrewritten;
  }

  /** `file:line:column` of the site of an event, as reports write it. What happens before the target is called, it is called with. */
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
      // Whoever stopped listening does not want the rest of the answers.
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
    while (waiting[0]?.run !== undefined) yield (waiting.shift() as Waiting).run as Run;
  }

  /** Sends what is new and waits for something to happen. */
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
      // What was thrown where is not known: from here on it is.
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
    // A process that keeps dying between runs is blamed on the next one: it would go on forever otherwise.
    const blamed = this.#unexplainedDeaths < patience ? event.run : (open[0] as Waiting).number;
    this.#alone = Math.max(0, this.#alone - 1);
    blame(open, blamed, event.outcome, session.runsStarted);
  }

  async #resolve(open: readonly Waiting[], runs: readonly AnsweredRun[]): Promise<void> {
    const sent = open.filter(({ number }) => number > 0);
    this.#alone = Math.max(0, this.#alone - runs.length);
    for (const [index, { answer, coverage, trace }] of runs.entries()) {
      const entry = sent[index] as Waiting;
      const { input } = entry;
      const outcome = await this.#outcomeOf(input, answer);
      const { eventsDropped, exhausted, pathHash, pathArms, lastPlaces, asked, cpuMs, isGenerated, isEntered } = answer;
      const symbolic = answered(input, asked);
      const lastPlace = lastPlaces && this.#parts.files.notedPlace(lastPlaces);
      const counted = { eventsDropped, exhausted, pathHash, pathArms, lastPlace, cpuMs, isGenerated, isEntered };
      entry.run = { input, outcome, coverage, trace, symbolic, ...counted };
    }
  }

  async #outcomeOf(input: RunInput, answer: RunAnswer): Promise<Outcome> {
    const { files, errorRules, placer } = this.#parts;
    const outcome = outcomeOfRun(answer, files, errorRules);
    if (placer === undefined || !isUnplaced(outcome)) return outcome;
    const place = await placer.placeOf(input, outcome);
    return place === undefined ? outcome : outcomeOfRun(answer, files, errorRules, place);
  }

  /** A process that may do no more runs, or has grown large, makes way for another once its runs are done. */
  async #retireIfWorn(open: readonly Waiting[]): Promise<void> {
    const session = this.#session;
    if (session === undefined || open.some(({ number }) => number > 0)) return;
    const isSpent = session.runsStarted >= this.#parts.runsPerProcess;
    if (isSpent || (session.runsStarted > 0 && session.isWorn)) await this.#endSession();
  }

  /** A process with the target loaded; undefined if it did not load this time. */
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
    // It loaded when the target was opened, so it may again.
    if (this.#failedLoads >= patience) throw result.error;
    return undefined;
  }
}

function isStackless({ answer: { end } }: AnsweredRun): boolean {
  return (end.kind === 'threw' || end.kind === 'unhandled') && end.error.isStackless;
}

/** They will run again. */
function forget(open: readonly Waiting[]): void {
  for (const entry of open) entry.number = 0;
}

/** Numbers are given only once, so a call that has the number of a given value was given it. */
function answered({ symbolic = [] }: RunInput, asked: readonly AskedInput[]): readonly SymbolicInput[] {
  return asked.map(({ key, first, domain }) => {
    const given = symbolic.find((one) => one.key === key && one.first === first);
    return { key, first, domain, value: given === undefined ? valueOf(domain, new Map()) : given.value };
  });
}

/** The run that was under way is to blame; those after it, and those whose answers were lost, run again. */
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
