import { EventEmitter } from 'node:events';

import type { ExplorerJob, ExplorerRequest } from '../../../../src/campaign/workers/explorer-messages.ts';
import { performJob } from '../../../../src/campaign/workers/perform-job.ts';
import type { Explorer } from '../../../../src/engine/explorer.ts';

/** Decides whether the process dies during this job. */
export type DiesDuring = (job: ExplorerJob) => boolean;

/**
 * Stands for an explorer process: performs jobs one after the other, and copies what it receives and sends as a pipe
 * does. A process that dies has done its job, but its answer is lost.
 */
export class TableProcess extends EventEmitter {
  readonly #explorer: Explorer;
  readonly #diesDuring: DiesDuring;
  #work: Promise<void> = Promise.resolve();
  #isSetUp = false;
  connected = true;
  exitCode: number | null = null;

  constructor(explorer: Explorer, diesDuring: DiesDuring) {
    super();
    this.#explorer = explorer;
    this.#diesDuring = diesDuring;
  }

  send(message: unknown): boolean {
    const sent = structuredClone(message);
    if (this.#isSetUp && sent !== 'stop') this.#work = this.#work.then(() => this.#perform(sent as ExplorerRequest));
    this.#isSetUp = true;
    return true;
  }

  disconnect(): void {
    this.#exit(0);
  }

  kill(): boolean {
    this.#exit(137);
    return true;
  }

  async #perform({ id, job }: ExplorerRequest): Promise<void> {
    if (!this.connected) return;
    const answer = await performJob(this.#explorer, job);
    if (this.#diesDuring(job)) this.#exit(139);
    else if (this.connected)
      this.emit('message', structuredClone({ id, answer, tables: await this.#explorer.tables() }));
  }

  #exit(code: number): void {
    if (!this.connected) return;
    this.connected = false;
    this.exitCode = code;
    void this.#explorer.close();
    setImmediate(() => this.emit('exit', code));
  }
}
