import { workerData } from 'node:worker_threads';

import { CoppiceError } from '../../core/coppice-error.ts';
import { rewriteFile } from '../../instrument/files/rewrite-file.ts';
import { chooseBuild } from './choose-build.ts';
import type { DeepAnswer, DeepTask } from './deep-rewriting.ts';

/**
 * Entry of a thread with a large stack: rewrites one file and posts the answer. Other errors end the thread without an
 * answer.
 */
const { input, name, choices, port, done } = workerData as DeepTask;
try {
  port.postMessage(attempt());
} finally {
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
}

function attempt(): DeepAnswer {
  try {
    return { kind: 'rewritten', file: rewriteFile(input, chooseBuild(name, choices).build, choices.silentFaults) };
  } catch (error) {
    if (!(error instanceof CoppiceError)) throw error;
    const { code, message, location, hint } = error;
    return { kind: 'refused', code, message, location, hint };
  }
}
