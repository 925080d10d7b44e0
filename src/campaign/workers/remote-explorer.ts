import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { endWithUs } from '../../processes/end-with-us.ts';
import type { RunInput } from '../../execution/run-input.ts';
import type { Run } from '../../execution/target.ts';
import type { Effort, Explorer, Solved } from '../../search/explorer.ts';
import type { Flip, Recording } from '../../search/recording.ts';
import type { ExplorerJob, ExplorerReply, ExplorerSetup, SentRun } from './explorer-messages.ts';

interface Pending {
  readonly job: ExplorerJob;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Processes that did not survive it. */
  losses: number;
}

/** A job that so many processes died of is not given to another. */
const mostLosses = 3;

/** Has another process explore. If that is lost, a new one gets the jobs that were not answered. */
export class RemoteExplorer implements Explorer {
  readonly #setup: ExplorerSetup;
  readonly #pending = new Map<number, Pending>();
  #process: ChildProcess | undefined;
  #nextId = 1;
  #isClosed = false;

  constructor(setup: ExplorerSetup) {
    this.#setup = setup;
  }

  async run(inputs: readonly RunInput[]): Promise<readonly Run[]> {
    const runs = (await this.#ask({ kind: 'run', inputs })) as readonly SentRun[];
    return runs.map((run, i) => ({ ...run, input: inputs[i] as RunInput, trace: undefined }));
  }

  async record(inputs: readonly RunInput[]): Promise<readonly Recording[]> {
    if (inputs.length === 0) return [];
    return (await this.#ask({ kind: 'record', inputs })) as readonly Recording[];
  }

  async solve(input: RunInput, flips: readonly Flip[], effort: Effort): Promise<Solved> {
    return (await this.#ask({ kind: 'solve', input, flips, effort })) as Solved;
  }

  async tables(): ReturnType<Explorer['tables']> {
    return (await this.#ask({ kind: 'tables' })) as Awaited<ReturnType<Explorer['tables']>>;
  }

  async siteText(site: number): Promise<string> {
    return (await this.#ask({ kind: 'site-text', site })) as string;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.disconnect();
    await gone;
  }

  #ask(job: ExplorerJob): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#pending.set(id, { job, resolve, reject, losses: 0 });
      this.#running().send({ id, job });
    });
  }

  #running(): ChildProcess {
    if (this.#process !== undefined) return this.#process;
    const started = fork(fileURLToPath(new URL('./explorer-main.js', import.meta.url)), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    endWithUs(started);
    started.on('message', (reply) => this.#settle(reply as ExplorerReply));
    started.once('exit', () => this.#lost());
    // Said again by `exit`, where the jobs are.
    started.on('error', () => {});
    started.send(this.#setup);
    this.#process = started;
    return started;
  }

  #settle(reply: ExplorerReply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) pending?.reject(new Error(`an explorer failed: ${reply.error}`));
    else pending?.resolve(reply.answer);
  }

  #lost(): void {
    this.#process = undefined;
    for (const [id, pending] of this.#pending) {
      pending.losses++;
      if (!this.#isClosed && pending.losses < mostLosses) {
        this.#running().send({ id, job: pending.job });
        continue;
      }
      this.#pending.delete(id);
      pending.reject(new Error(`explorers keep dying of the job ${pending.job.kind}`));
    }
  }
}
