import { Session } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
/**
 * Entry of a thread that watches a configuration load. A loop that never ends leaves the main thread no time to look at the
 * clock: it is stopped from here, and what waits for the time to be up has its turn.
 */
const { afterMs } = workerData;
await wait(afterMs);
const session = new Session();
session.connectToMainThread();
session.post('Runtime.terminateExecution');
