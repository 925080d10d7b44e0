import { workerData } from 'node:worker_threads';
import { CoppiceError } from '../../core/coppice-error.js';
import { rewriteFile } from '../../instrument/files/rewrite-file.js';
import { chooseBuild } from './choose-build.js';
/**
 * Entry of a thread with a large stack: rewrites one file and posts the answer. Other errors end the thread without an
 * answer.
 */
const { input, name, choices, port, done } = workerData;
try {
    port.postMessage(attempt());
}
finally {
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
}
function attempt() {
    try {
        return { kind: 'rewritten', file: rewriteFile(input, chooseBuild(name, choices).build) };
    }
    catch (error) {
        if (!(error instanceof CoppiceError))
            throw error;
        const { code, message, location, hint } = error;
        return { kind: 'refused', code, message, location, hint };
    }
}
