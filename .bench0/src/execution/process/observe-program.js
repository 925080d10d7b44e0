import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { nodeFlags } from './node-flags.js';
import { readableFolders } from './readable-folders.js';
import { surroundingArguments } from './surroundings.js';
import { endWithUs } from '../../processes/end-with-us.js';
const defaultMemoryMb = 512;
const defaultLimitMs = 10_000;
/** Converts an input of a program to what it is started with. */
export function programStart(input, { surroundings }) {
    const given = input.kind === 'args' ? input.args : [input.kind === 'text' ? input.text : ''];
    if (surroundings === undefined)
        return { stdin: undefined, args: [], env: {} };
    const { stdin, argv } = surroundings;
    const own = given.slice(given.length - surroundingArguments(surroundings));
    const values = [...own];
    return {
        stdin: stdin ? values.shift() : undefined,
        args: argv ? values.shift() : [],
        env: values.shift() ?? {},
    };
}
/**
 * Runs a program as a separate process, as its generated tests do, with the limits of the campaign. Returns undefined
 * if it exceeds the time limit or is ended by a signal.
 */
export async function observeProgram({ stdin, args, env }, file, { allow = [], memoryLimitMb = defaultMemoryMb, timeLimitMs = defaultLimitMs }) {
    const program = resolve(file);
    const flags = nodeFlags(allow, readableFolders([program]), memoryLimitMb);
    const child = spawn(process.execPath, [...flags, program, ...args], {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { PATH: process.env['PATH'], ...env },
    });
    endWithUs(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
    const written = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr']) {
        child[stream].setEncoding('utf8').on('data', (chunk) => {
            written[stream] += chunk;
        });
    }
    // Ignored: a program may end without reading its standard input.
    child.stdin.on('error', () => undefined).end(stdin ?? '');
    const status = await new Promise((done) => child.on('close', done).on('error', () => done(null)));
    clearTimeout(timer);
    return status === null ? undefined : { status, stdout: written.stdout, error: errorIn(written.stderr) };
}
/** The class of the uncaught error that Node printed; generated tests find it with the same pattern. */
function errorIn(stderr) {
    return new RegExp(errorPattern, 'mu').exec(stderr)?.[1] ?? '';
}
/** Pattern of the line that names an uncaught error. */
export const errorPattern = String.raw `^(?:Uncaught )?([A-Za-z_$][\w$]*(?:Error|Exception))(?=[:\s]|$)`;
