import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CoppiceError } from '../../core/coppice-error.js';
import { tokenBytes } from '../../instrument/hooks/wire-format.js';
import { endWithUs } from '../../processes/end-with-us.js';
import { Frames } from './frames.js';
import { inheritedDescriptors } from './inherited-descriptors.js';
import { nodeFlags } from './node-flags.js';
import { descriptor } from './protocol.js';
import { readableFolders } from './readable-folders.js';
import { subjectEnvironment } from './subject-environment.js';
import { subjectProgram } from './subject-program.js';
import { finalMessageOffset } from '../subject/run-marker.js';
const keptErrorOutput = 8192;
/**
 * Streams are closed this long after the exit: all output has arrived by then, and children of the process may keep the
 * streams open forever.
 */
const mostMsAfterExit = 500;
/** One Node process that contains only the rewritten subject. It receives only inputs, and may die at any moment. */
export class SubjectProcess {
    /** Resolves to undefined if the process died before it loaded the target. */
    loaded;
    /** Rejects if the process could not be started, or if answering it failed because of a bug. */
    died;
    onAnswers = () => { };
    #child;
    #inputs;
    #markerFile;
    #errorOutput = '';
    #bug;
    #isAlive = true;
    #isDamaged = false;
    constructor({ setup, heapLimitMb, answer }) {
        this.#markerFile = unnamedFile();
        const { entry, folder } = subjectProgram();
        const flags = nodeFlags(setup.allow, [folder, ...readableFolders(filesOf(setup))], heapLimitMb);
        this.#child = spawn(process.execPath, [...flags, entry], {
            stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'pipe', this.#markerFile],
            env: subjectEnvironment(setup.allow),
        });
        endWithUs(this.#child);
        let reportLoaded;
        this.loaded = new Promise((resolve) => (reportLoaded = resolve));
        let isLoaded = false;
        const token = randomBytes(tokenBytes);
        const onDamage = () => {
            this.#isDamaged = true;
            this.kill();
        };
        this.#inputs = new Frames(this.#line(descriptor.inputs), token, {
            onMessage: (message) => {
                if (isLoaded)
                    return this.onAnswers(message);
                isLoaded = true;
                reportLoaded(message);
            },
            onDamage,
        });
        for (const line of [descriptor.rewriting, descriptor.threadRewriting]) {
            const onMessage = (request) => {
                try {
                    frames.send(answer(request));
                }
                catch (error) {
                    // A bug in Coppice: without the kill, the process would wait for the answer forever.
                    this.#bug ??= error;
                    this.kill();
                }
            };
            const frames = new Frames(this.#line(line), token, { onMessage, onDamage });
        }
        this.#child.stderr?.on('data', (chunk) => {
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
                if (this.#bug !== undefined)
                    reject(this.#bug);
                resolve({ code, signal, lastRun, finalMessage, errorOutput: this.#errorOutput, isDamaged: this.#isDamaged });
            });
        });
        this.#inputs.send({ ...setup, foreignDescriptors: inheritedDescriptors() });
    }
    get pid() {
        return this.#child.pid;
    }
    /** Number of the run that was started last. */
    get lastRun() {
        return this.#isAlive ? this.#readMarker().lastRun : 0;
    }
    run(batch) {
        this.#inputs.send(batch);
    }
    kill() {
        this.#child.kill('SIGKILL');
    }
    #line(number) {
        return this.#child.stdio[number];
    }
    #readMarker() {
        const content = Buffer.alloc(1 << 14);
        const size = readSync(this.#markerFile, content, 0, content.length, 0);
        const written = content.subarray(finalMessageOffset, Math.max(finalMessageOffset, size)).toString();
        return { lastRun: content.readUInt32LE(0), finalMessage: written === '' ? undefined : parseMessage(written) };
    }
}
/** The files that the process loads directly. */
function filesOf({ file, properties, models, comparison }) {
    const compared = comparison === undefined ? [] : [...comparison.others, comparison.normalize ?? []].flat();
    const others = [...properties, ...compared].map((other) => other.file);
    return [file, ...others, ...models.map(({ modelFile }) => modelFile)];
}
function parseMessage(text) {
    try {
        const { what, stack } = JSON.parse(text);
        return typeof what === 'string' && typeof stack === 'string' ? { what, stack } : undefined;
    }
    catch {
        return undefined;
    }
}
/** Opens a file that is already unlinked: it disappears with the last process that has it open. */
function unnamedFile() {
    try {
        const folder = mkdtempSync(join(tmpdir(), 'coppice-'));
        const file = openSync(join(folder, 'marker'), 'w+');
        rmSync(folder, { recursive: true, force: true });
        return file;
    }
    catch (cause) {
        throw new CoppiceError('no-temporary-folder', `cannot write to ${tmpdir()}: ${cause.message}`, {
            hint: 'set TMPDIR to an existing folder that is writable and has free space',
            cause,
        });
    }
}
