import { existsSync } from 'node:fs';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { CoppiceError } from '../../core/coppice-error.js';
import { nestedTooDeep, rewriteFile, } from '../../instrument/files/rewrite-file.js';
import { chooseBuild } from './choose-build.js';
/** Stack size of the thread: enough for a hundred thousand operators in a row. */
const stackSizeMb = 512;
const mostMs = 120_000;
/**
 * Rewrites a file. A file nested too deeply for the stack of this thread, such as a thousand `else if` in a row, is
 * rewritten in a thread with a larger stack; this thread blocks meanwhile, because the subject is blocked too.
 */
export function rewriteDeep(input, name, choices) {
    try {
        return rewriteFile(input, chooseBuild(name, choices).build);
    }
    catch (error) {
        if (!isOverflow(error))
            throw error;
        const answer = rewriteElsewhere({ input, name, choices });
        if (answer?.kind === 'rewritten')
            return answer.file;
        if (answer === undefined)
            throw nestedTooDeep();
        const { code, message, location, hint } = answer;
        throw new CoppiceError(code, message, { location, hint });
    }
}
function rewriteElsewhere(task) {
    const entry = new URL('./deep-rewriting-thread.js', import.meta.url);
    // Under a test runner there is only the TypeScript file, which Node 20 cannot run.
    if (!existsSync(entry))
        return undefined;
    const { port1, port2 } = new MessageChannel();
    const done = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(entry, {
        workerData: { ...task, port: port2, done },
        transferList: [port2],
        resourceLimits: { stackSizeMb },
    });
    worker.unref();
    worker.on('error', () => { });
    Atomics.wait(done, 0, 0, mostMs);
    const answer = receiveMessageOnPort(port1)?.message;
    void worker.terminate();
    port1.close();
    return answer;
}
function isOverflow(error) {
    return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}
