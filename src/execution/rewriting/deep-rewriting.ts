import { existsSync } from 'node:fs';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';

import { CoppiceError } from '../../core/coppice-error.ts';
import { isStackOverflow } from '../../core/errors/is-stack-overflow.ts';
import { rewriteFile, type FileToRewrite, type RewrittenFile } from '../../instrument/files/rewrite-file.ts';
import { nestedTooDeep } from '../../instrument/typescript/too-deep.ts';
import { chooseBuild, type BuildChoices } from './choose-build.ts';
import type { BuildName } from '../process/protocol.ts';

/** The task of a thread with a large stack. */
export interface DeepTask {
  readonly input: FileToRewrite;
  readonly name: BuildName;
  readonly choices: BuildChoices;
  readonly port: MessagePort;
  /** Set to 1 when the answer has been sent. */
  readonly done: Int32Array;
}

/** The answer: the rewritten file, or the error to throw in the calling thread. */
export type DeepAnswer =
  | { readonly kind: 'rewritten'; readonly file: RewrittenFile }
  | ({ readonly kind: 'refused' } & Pick<CoppiceError, 'code' | 'message' | 'location' | 'hint'>);

/** Stack size of the thread: enough for a hundred thousand operators in a row. */
const stackSizeMb = 512;
const mostMs = 120_000;

/**
 * Rewrites a file. A file nested too deeply for the stack of this thread, such as a thousand `else if` in a row, is
 * rewritten in a thread with a larger stack; this thread blocks meanwhile, because the subject is blocked too.
 */
export function rewriteDeep(input: FileToRewrite, name: BuildName, choices: BuildChoices): RewrittenFile {
  try {
    return rewriteFile(input, chooseBuild(name, choices).build, choices.silentFaults);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    const answer = rewriteElsewhere({ input, name, choices });
    if (answer?.kind === 'rewritten') return answer.file;
    if (answer === undefined) throw nestedTooDeep();
    const { code, message, location, hint } = answer;
    throw new CoppiceError(code, message, { location, hint });
  }
}

function rewriteElsewhere(task: Omit<DeepTask, 'port' | 'done'>): DeepAnswer | undefined {
  const entry = new URL('./deep-rewriting-thread.js', import.meta.url);
  // Under a test runner there is only the TypeScript file, which Node 20 cannot run.
  if (!existsSync(entry)) return undefined;
  const { port1, port2 } = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(entry, {
    workerData: { ...task, port: port2, done } satisfies DeepTask,
    transferList: [port2],
    resourceLimits: { stackSizeMb },
  });
  worker.unref();
  worker.on('error', () => {});
  Atomics.wait(done, 0, 0, mostMs);
  const answer = receiveMessageOnPort(port1)?.message as DeepAnswer | undefined;
  void worker.terminate();
  port1.close();
  return answer;
}
