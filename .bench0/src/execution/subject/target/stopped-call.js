import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { bare } from '../bare.js';
const { defineProperty } = Object;
const WorkerClass = Worker;
const PromiseClass = Promise;
const callName = Symbol.for('coppice.stopped-call');
const script = new Script(`globalThis[Symbol.for('coppice.stopped-call')]()`);
/** Clears the counters after half of the time: counters raised afterwards belong to code that runs repeatedly. */
const clearing = `const { parentPort, workerData } = require('node:worker_threads');
parentPort.on('message', () => setTimeout(() => new Uint8Array(workerData.counters).fill(0), workerData.afterMs));
parentPort.postMessage('ready');`;
/** Runs a call and stops it after `limitMs`; the counters then show the coverage of the second half of the time. */
export async function stoppedCall(call, counters, limitMs) {
    const worker = new WorkerClass(clearing, { eval: true, workerData: { counters, afterMs: limitMs / 2 } });
    await new PromiseClass((resolve) => worker.once('message', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage('start');
    worker.unref();
    defineProperty(globalThis, callName, bare({ value: call, configurable: true }));
    return script.runInThisContext({ timeout: limitMs });
}
export function wasStopped(error) {
    return error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
