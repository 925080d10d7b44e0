import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { endWithUs } from '../../processes/end-with-us.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import { unlessAborted } from '../../core/time/unless-aborted.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run } from '../../execution/target.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';
import type { Explorer, Solved, SolvingMode } from '../../engine/explorer.ts';
import type { Flip, Recording } from '../../engine/recording.ts';
import type {
  ExplorerJob,
  ExplorerReply,
  ExplorerSetup,
  ExplorerStop,
  SentError,
  SentRun,
} from './explorer-messages.ts';
import { unansweredJob } from './unanswered-job.ts';

interface Pending {
  readonly job: ExplorerJob;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Number of processes that died during the job. */
  losses: number;
}

/** The part of a child process that an explorer uses. */
export type ExplorerProcess = Pick<
  ChildProcess,
  'connected' | 'disconnect' | 'exitCode' | 'kill' | 'on' | 'once' | 'send'
>;

/** A job is abandoned after this many processes died during it. */
const mostLosses = 3;
/** Time that an explorer process has to answer or end after it is told to. */
const patienceMs = 600;

/** An explorer that works in another process. If the process dies, a new one gets its unanswered jobs. */
export class RemoteExplorer implements Explorer {
  readonly #setup: ExplorerSetup;
  readonly #pending = new Map<number, Pending>();
  readonly #signal: AbortSignal | undefined;
  readonly #tables = new Map<string, SiteTable>();
  readonly #start: () => ExplorerProcess;
  #process: ExplorerProcess | undefined;
  #nextId = 1;
  #isClosed = false;
  /** False until the first answer: a process that dies before it answers anything does not work at all. */
  #hasAnswered = false;

  /** The signal aborts the work under way; `start` starts a process that performs jobs. */
  constructor(setup: ExplorerSetup, signal?: AbortSignal, start: () => ExplorerProcess = startProcess) {
    this.#start = start;
    this.#setup = setup;
    this.#signal = signal;
    signal?.addEventListener('abort', () => this.#stop(), { once: true });
  }

  async run(inputs: readonly RunInput[]): Promise<readonly Run[]> {
    const runs = (await this.#ask({ kind: 'run', inputs })) as readonly SentRun[];
    return runs.map((run, i) => ({ ...run, input: inputs[i]!, trace: undefined }));
  }

  async record(inputs: readonly RunInput[]): Promise<readonly Recording[]> {
    if (inputs.length === 0) return [];
    return (await this.#ask({ kind: 'record', inputs })) as readonly Recording[];
  }

  async alike(input: RunInput, candidates: readonly RunInput[]): Promise<readonly RunInput[]> {
    if (candidates.length === 0) return [];
    return (await this.#ask({ kind: 'alike', input, candidates })) as readonly RunInput[];
  }

  async solve(input: RunInput, flips: readonly Flip[], mode: SolvingMode): Promise<Solved> {
    return (await this.#ask({ kind: 'solve', input, flips, mode })) as Solved;
  }

  async patterns(input: RunInput): ReturnType<Explorer['patterns']> {
    return (await this.#ask({ kind: 'patterns', input })) as Awaited<ReturnType<Explorer['patterns']>>;
  }

  async receiving(input: RunInput, index: number, text: string): ReturnType<Explorer['receiving']> {
    return (await this.#ask({ kind: 'receiving', input, index, text })) as Awaited<ReturnType<Explorer['receiving']>>;
  }

  async tables(): ReturnType<Explorer['tables']> {
    return [...this.#tables.values()];
  }

  async siteText(site: number): Promise<string> {
    return ((await unlessAborted(this.#signal, () => this.#ask({ kind: 'site-text', site }))) ?? 'unknown') as string;
  }

  async tokens(): ReturnType<Explorer['tokens']> {
    return (await this.#ask({ kind: 'tokens' })) as Awaited<ReturnType<Explorer['tokens']>>;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    if (running.connected) running.disconnect();
    this.#killLater(running);
    await gone;
  }

  /** A process that is busy computing does not handle messages, so it is killed after a while. */
  #killLater(running: ExplorerProcess): void {
    const timer = setTimeout(() => running.kill('SIGKILL'), patienceMs);
    running.once('exit', () => clearTimeout(timer));
  }

  #stop(): void {
    const running = this.#process;
    if (running === undefined || this.#pending.size === 0) return;
    if (running.connected) running.send('stop' satisfies ExplorerStop);
    const timer = setTimeout(() => this.#giveUp(running), patienceMs);
    running.once('exit', () => clearTimeout(timer));
  }

  /** Kills the process if jobs from before the signal are still unanswered. */
  #giveUp(running: ExplorerProcess): void {
    if (this.#pending.size > 0) running.kill('SIGKILL');
  }

  #ask(job: ExplorerJob): Promise<unknown> {
    // No process is started after an abort; the job is rejected.
    if (this.#signal?.aborted === true && this.#process === undefined)
      return Promise.reject(this.#signal.reason as Error);
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#pending.set(id, { job, resolve, reject, losses: 0 });
      this.#running().send({ id, job });
    });
  }

  #running(): ExplorerProcess {
    if (this.#process !== undefined) return this.#process;
    const started = this.#start();
    started.on('message', (reply) => this.#resolve(reply as ExplorerReply));
    started.once('exit', () => this.#lost());
    // The `exit` handler deals with the pending jobs.
    started.on('error', () => {});
    started.send(this.#setup);
    this.#process = started;
    return started;
  }

  #resolve(reply: ExplorerReply): void {
    this.#hasAnswered = true;
    for (const table of reply.tables) this.#tables.set(table.file, table);
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) pending?.reject(receivedError(reply.error));
    else pending?.resolve(reply.answer);
  }

  #lost(): void {
    this.#process = undefined;
    for (const [id, pending] of this.#pending) {
      pending.losses++;
      if (this.#signal?.aborted === true) {
        this.#pending.delete(id);
        pending.reject(this.#signal.reason as Error);
        continue;
      }
      if (!this.#isClosed && pending.losses < mostLosses) {
        this.#running().send({ id, job: pending.job });
        continue;
      }
      this.#pending.delete(id);
      const answer = this.#hasAnswered && !this.#isClosed ? unansweredJob(pending.job) : undefined;
      if (answer !== undefined) pending.resolve(answer);
      else pending.reject(new Error(`explorer processes died repeatedly during the job ${pending.job.kind}`));
    }
  }
}

function startProcess(): ExplorerProcess {
  const started = fork(fileURLToPath(new URL('./explorer-main.js', import.meta.url)), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  endWithUs(started);
  return started;
}

function receivedError({ text, userError }: SentError): Error {
  if (userError === undefined) return new Error(`an explorer process failed: ${text}`);
  return new CoppiceError(userError.code, text, userError);
}
