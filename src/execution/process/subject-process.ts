import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

import { CoppiceError } from '../../core/coppice-error.ts';
import { tokenBytes } from '../../instrument/hooks/wire-format.ts';
import type { RewriteAnswer, RewriteRequest } from '../../instrument/hooks/rewrite-request.ts';
import { endWithUs } from '../../processes/end-with-us.ts';
import type { DomainDescription, DomainQuestion } from '../input/domain-description.ts';
import { Frames } from './frames.ts';
import { inheritedDescriptors } from './inherited-descriptors.ts';
import { nodeFlags } from './node-flags.ts';
import { descriptor, type Batch, type FinalMessage, type LoadReport, type RunAnswer, type Setup } from './protocol.ts';
import { readableFolders } from './readable-folders.ts';
import { subjectEnvironment } from './subject-environment.ts';
import { subjectProgram } from './subject-program.ts';
import { finalMessageOffset } from '../subject/run-marker.ts';

/** The requests that a subject process sends while it loads and runs. */
type SubjectQuestion = RewriteRequest | DomainQuestion;

export interface SubjectProcessOptions {
  readonly setup: Setup;
  readonly heapLimitMb: number;
  readonly answer: (request: SubjectQuestion) => RewriteAnswer | DomainDescription;
}

/** How a process ended. */
export interface Death {
  readonly code: number | null;
  readonly signal: string | null;
  /** Number of the run that was started last, from 1; 0 before the first. */
  readonly lastRun: number;
  readonly finalMessage: FinalMessage | undefined;
  readonly errorOutput: string;
  /** The process was killed because something other than answers came from it; which run wrote it is not known. */
  readonly isDamaged: boolean;
}

const keptErrorOutput = 8192;
/**
 * Streams are closed this long after the exit: all output has arrived by then, and children of the process may keep the
 * streams open forever.
 */
const mostMsAfterExit = 500;

/** One Node process that contains only the rewritten subject. It receives only inputs, and may die at any moment. */
export class SubjectProcess {
  /** Resolves to undefined if the process died before it loaded the target. */
  readonly loaded: Promise<LoadReport | undefined>;
  /** Rejects if the process could not be started, or if answering it failed because of a bug. */
  readonly died: Promise<Death>;
  onAnswers: (answers: readonly RunAnswer[]) => void = () => {};
  readonly #child: ChildProcess;
  readonly #inputs: Frames;
  readonly #markerFile: number;
  #errorOutput = '';
  #bug: unknown;
  #isAlive = true;
  #isDamaged = false;

  constructor({ setup, heapLimitMb, answer }: SubjectProcessOptions) {
    this.#markerFile = unnamedFile();
    const { entry, folder } = subjectProgram();
    const flags = nodeFlags(setup.allow, [folder, ...readableFolders(filesOf(setup))], heapLimitMb);
    this.#child = spawn(process.execPath, [...flags, entry], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'pipe', this.#markerFile],
      env: subjectEnvironment(setup.allow),
    });
    endWithUs(this.#child);
    let reportLoaded: (report: LoadReport | undefined) => void;
    this.loaded = new Promise((resolve) => (reportLoaded = resolve));
    let isLoaded = false;
    const token = randomBytes(tokenBytes);
    const onDamage = (): void => {
      this.#isDamaged = true;
      this.kill();
    };
    this.#inputs = new Frames(this.#line(descriptor.inputs), token, {
      onMessage: (message) => {
        if (isLoaded) return this.onAnswers(message as readonly RunAnswer[]);
        isLoaded = true;
        reportLoaded(message as LoadReport);
      },
      onDamage,
    });
    for (const line of [descriptor.rewriting, descriptor.threadRewriting]) {
      const onMessage = (request: unknown): void => {
        try {
          frames.send(answer(request as SubjectQuestion));
        } catch (error) {
          // A bug in Coppice: without the kill, the process would wait for the answer forever.
          this.#bug ??= error;
          this.kill();
        }
      };
      const frames: Frames = new Frames(this.#line(line), token, { onMessage, onDamage });
    }
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#errorOutput = (this.#errorOutput + chunk.toString()).slice(-keptErrorOutput);
    });
    this.died = new Promise((resolve, reject) => {
      this.#child.on('error', reject);
      this.#child.once('exit', () => {
        setTimeout(() => this.#child.stdio.forEach((line) => line?.destroy()), mostMsAfterExit).unref();
      });
      this.#child.on('close', (code, signal) => {
        const { lastRun, finalMessage } = this.#readMarker();
        closeSync(this.#markerFile);
        this.#isAlive = false;
        reportLoaded(undefined);
        if (this.#bug !== undefined) reject(this.#bug);
        resolve({ code, signal, lastRun, finalMessage, errorOutput: this.#errorOutput, isDamaged: this.#isDamaged });
      });
    });
    this.#inputs.send({ ...setup, foreignDescriptors: inheritedDescriptors() } satisfies Setup);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Number of the run that was started last. */
  get lastRun(): number {
    return this.#isAlive ? this.#readMarker().lastRun : 0;
  }

  run(batch: Batch): void {
    this.#inputs.send(batch);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #line(number: number): Duplex {
    return this.#child.stdio[number as 3] as unknown as Duplex;
  }

  #readMarker(): { readonly lastRun: number; readonly finalMessage: FinalMessage | undefined } {
    const content = Buffer.alloc(1 << 14);
    const size = readSync(this.#markerFile, content, 0, content.length, 0);
    const written = content.subarray(finalMessageOffset, Math.max(finalMessageOffset, size)).toString();
    return { lastRun: content.readUInt32LE(0), finalMessage: written === '' ? undefined : parseMessage(written) };
  }
}

/** The files that the process loads directly. */
function filesOf({ file, properties, models, comparison }: Setup): readonly string[] {
  const compared = comparison === undefined ? [] : [...comparison.others, comparison.normalize ?? []].flat();
  const others = [...properties, ...compared].map((other) => other.file);
  return [file, ...others, ...models.map(({ modelFile }) => modelFile)];
}

function parseMessage(text: string): FinalMessage | undefined {
  try {
    const { what, stack } = JSON.parse(text) as FinalMessage;
    return typeof what === 'string' && typeof stack === 'string' ? { what, stack } : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a file that is already unlinked: it disappears with the last process that has it open. */
function unnamedFile(): number {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'coppice-'));
    const file = openSync(join(folder, 'marker'), 'w+');
    rmSync(folder, { recursive: true, force: true });
    return file;
  } catch (cause) {
    throw new CoppiceError('no-temporary-folder', `cannot write to ${tmpdir()}: ${(cause as Error).message}`, {
      hint: 'set TMPDIR to an existing folder that is writable and has free space',
      cause,
    });
  }
}
