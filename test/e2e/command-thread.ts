import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Outcome } from './coppice.ts';

/** As much as the main thread of a process has, so that deep recursion overflows here, too. */
const stackSizeMb = 1;
const patienceMs = 60_000;

/**
 * A thread that has loaded the built command line, and performs one command after the other. Starting a process for
 * each takes ten times as long as most commands do.
 */
export class CommandThread {
  readonly #port: MessagePort;
  readonly #done = new Int32Array(new SharedArrayBuffer(4));

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.unref();
    const worker = new Worker(new URL('./command-thread-main.mjs', import.meta.url), {
      workerData: { port: port2, done: this.#done },
      transferList: [port2],
      resourceLimits: { stackSizeMb },
      execArgv: [],
    });
    worker.unref();
  }

  /** Waits for the outcome without letting other code run, as `spawnSync` does. */
  run(args: readonly string[], input: string): Outcome {
    Atomics.store(this.#done, 0, 0);
    this.#port.postMessage({ args, input }, []);
    Atomics.wait(this.#done, 0, 0, patienceMs);
    const answer: { readonly message: Outcome } | undefined = receiveMessageOnPort(this.#port);
    if (answer === undefined) throw new Error(`coppice ${args.join(' ')} did not end within ${patienceMs} ms`);
    return answer.message;
  }
}
