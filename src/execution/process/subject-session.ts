import type { CoppiceError } from '../../core/coppice-error.ts';
import type { LearnedTokens } from '../../core/lexicon.ts';
import type { RawTrace } from '../../core/raw-trace.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { describeDomain } from '../input/domain-description.ts';
import { deathAtLoading, loadFailure, notReloadable, type LoadContext } from '../loading/load-failure.ts';
import { outcomeOfDeath } from '../outcome/outcome-of-death.ts';
import type { CoverageReport, RunAnswer } from './protocol.ts';
import { processUsage } from './process-usage.ts';
import type { RunInput } from '../input/run-input.ts';
import { toSend } from '../input/sent-input.ts';
import { TraceReceiver } from '../outcome/sent-trace.ts';
import { SubjectProcess } from './subject-process.ts';
import { Watchdog, type WatchLimits } from './watchdog.ts';

/** The result of loading the target. */
export type LoadResult =
  | { readonly kind: 'ready'; readonly tokens: LearnedTokens | undefined }
  /** `isKilled`: the process was killed from outside, which says nothing about the target. */
  | { readonly kind: 'failed'; readonly error: CoppiceError; readonly isKilled: boolean };

export interface AnsweredRun {
  readonly answer: RunAnswer;
  readonly coverage: CoverageReport;
  readonly trace: RawTrace | undefined;
}

export type SessionEvent =
  | { readonly kind: 'answers'; readonly runs: readonly AnsweredRun[] }
  /** `run` is the number of the run to blame, from 1: the one started last. */
  | {
      readonly kind: 'died';
      readonly run: number;
      readonly outcome: Outcome;
      /** False: the cause may be any of the runs that have no answer. */
      readonly isCertain: boolean;
    };

/** An error to throw to the caller of `next`: a bug in Coppice, or an error of the setup. */
interface Bug {
  readonly kind: 'bug';
  readonly bug: unknown;
}

/** Share of the memory limit for the heap; the rest is for V8 itself and for buffers. */
const heapShare = 0.75;

/** The memory of the process is measured once per this many runs. */
const runsPerWeighing = 64;

/** A subject process from loading the target to its death, supervised by a watchdog. */
export class SubjectSession {
  readonly loaded: Promise<LoadResult>;
  readonly #process: SubjectProcess;
  readonly #watchdog: Watchdog;
  readonly #context: LoadContext;
  readonly #limits: WatchLimits;
  readonly #coverages: CoverageReport[] = [];
  readonly #traces = new TraceReceiver();
  readonly #events: (SessionEvent | Bug)[] = [];
  #wake: () => void = () => {};
  #sent = 0;
  #weighedAt = 0;
  #answered = 0;

  /** Aborting the signal kills the process. */
  constructor(context: LoadContext, limits: WatchLimits, signal?: AbortSignal) {
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
    this.loaded.catch(() => {});
    this.#endWith(signal);
    this.#process.died.then(
      (death) => {
        const outcome = outcomeOfDeath(death, this.#watchdog.killed, files);
        this.#push({ kind: 'died', run: death.lastRun, outcome, isCertain: !death.isDamaged });
      },
      (bug: unknown) => this.#push({ kind: 'bug', bug }),
    );
  }

  get runsStarted(): number {
    return this.#sent;
  }

  /**
   * The process uses more than half of the memory limit: further runs might be blamed for the memory of earlier ones.
   */
  get isWorn(): boolean {
    if (this.#sent - this.#weighedAt < runsPerWeighing) return false;
    this.#weighedAt = this.#sent;
    return processUsage(this.#process.pid).memoryMb > this.#limits.memoryMb / 2;
  }

  send(inputs: readonly RunInput[]): void {
    this.#sent += inputs.length;
    this.#watchdog.resume();
    this.#process.run(inputs.map(toSend));
  }

  async next(): Promise<SessionEvent> {
    if (this.#events.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    const event = this.#events.shift()!;
    if (event.kind === 'bug') throw event.bug;
    return event;
  }

  async close(): Promise<void> {
    this.#process.kill();
    await this.#process.died.catch(() => {});
  }

  async #load(): Promise<LoadResult> {
    const report = await this.#process.loaded;
    this.#watchdog.loaded();
    if (report === undefined) {
      const death = await this.#process.died;
      const { killed } = this.#watchdog;
      const isKilled = death.signal === 'SIGKILL' && killed === undefined && death.finalMessage === undefined;
      return { kind: 'failed', error: deathAtLoading(death, killed, this.#context), isKilled };
    }
    if (report.kind === 'loaded') return { kind: 'ready', tokens: report.tokens };
    return { kind: 'failed', error: loadFailure(report, this.#context), isKilled: false };
  }

  #endWith(signal: AbortSignal | undefined): void {
    if (signal === undefined) return;
    const kill = (): void => this.#process.kill();
    if (signal.aborted) return kill();
    signal.addEventListener('abort', kill, { once: true });
    const forget = (): void => signal.removeEventListener('abort', kill);
    this.#process.died.then(forget, forget);
  }

  #take(answers: readonly RunAnswer[]): void {
    const failed = answers.find(({ end }) => end.kind === 'not-reloaded')?.end;
    if (failed?.kind === 'not-reloaded')
      return this.#push({ kind: 'bug', bug: notReloadable(failed.report, this.#context) });
    const runs = answers.map((answer) => {
      if (answer.coverage !== undefined) this.#coverages[answer.coverageNumber] = answer.coverage;
      const trace = answer.trace && this.#traces.receive(answer.trace);
      return { answer, coverage: this.#coverages[answer.coverageNumber]!, trace };
    });
    this.#answered += answers.length;
    if (this.#answered === this.#sent) this.#watchdog.rest();
    this.#push({ kind: 'answers', runs });
  }

  #push(event: SessionEvent | Bug): void {
    this.#events.push(event);
    this.#wake();
  }
}
