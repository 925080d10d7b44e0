import { workerData } from 'node:worker_threads';

import { rewriteFile } from '../instrument/rewrite-file.ts';
import { chooseBuild } from './choose-build.ts';
import type { DeepTask } from './deep-rewriting.ts';

/** Entry of a thread with a large stack: rewrites one file and answers; an error is left for the other side to raise. */
const { input, name, choices, port, done } = workerData as DeepTask;
try {
  port.postMessage(rewriteFile(input, chooseBuild(name, choices).build));
} finally {
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
}
