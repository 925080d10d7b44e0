import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

import { nodeFlags } from './node-flags.ts';
import { readableFolders } from './readable-folders.ts';
import type { RunInput } from '../input/run-input.ts';
import { surroundingArguments } from './surroundings.ts';
import { endWithUs } from '../../processes/end-with-us.ts';
import type { TargetOptions } from '../open-target.ts';

/** Standard input, arguments and environment that a program is started with. */
export interface ProgramStart {
  readonly stdin: string | undefined;
  readonly args: readonly string[];
  /** Environment variables; those with the value undefined are not set. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The observable end of a program: exit status, standard output, and the class of the uncaught error. */
export interface ProgramEnd {
  readonly status: number;
  readonly stdout: string;
  readonly error: string;
}

type ProgramLimits = Pick<TargetOptions, 'allow' | 'memoryLimitMb' | 'timeLimitMs'>;

const defaultMemoryMb = 512;
const defaultLimitMs = 10_000;

/** Converts an input of a program to what it is started with. */
export function programStart(input: RunInput, { surroundings }: Pick<TargetOptions, 'surroundings'>): ProgramStart {
  const given = input.kind === 'args' ? input.args : [input.kind === 'text' ? input.text : ''];
  if (surroundings === undefined) return { stdin: undefined, args: [], env: {} };
  const { stdin, argv } = surroundings;
  const own = given.slice(given.length - surroundingArguments(surroundings));
  const values = [...own];
  return {
    stdin: stdin ? (values.shift() as string) : undefined,
    args: argv ? (values.shift() as readonly string[]) : [],
    env: (values.shift() as ProgramStart['env'] | undefined) ?? {},
  };
}

/**
 * Runs a program as a separate process, as its generated tests do, with the limits of the campaign. Returns undefined
 * if it exceeds the time limit or is ended by a signal.
 */
export async function observeProgram(
  { stdin, args, env }: ProgramStart,
  file: string,
  { allow = [], memoryLimitMb = defaultMemoryMb, timeLimitMs = defaultLimitMs }: ProgramLimits,
): Promise<ProgramEnd | undefined> {
  const program = resolve(file);
  const flags = nodeFlags(allow, readableFolders([program]), memoryLimitMb);
  const child = spawn(process.execPath, [...flags, program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...env },
  });
  endWithUs(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      written[stream] += chunk;
    });
  }
  // Ignored: a program may end without reading its standard input.
  child.stdin.on('error', () => undefined).end(stdin ?? '');
  const status = await new Promise<number | null>((done) => child.on('close', done).on('error', () => done(null)));
  clearTimeout(timer);
  return status === null ? undefined : { status, stdout: written.stdout, error: errorIn(written.stderr) };
}

/** The class of the uncaught error that Node printed; generated tests find it with the same pattern. */
function errorIn(stderr: string): string {
  return new RegExp(errorPattern, 'mu').exec(stderr)?.[1] ?? '';
}

/** Pattern of the line that names an uncaught error. */
export const errorPattern = String.raw`^(?:Uncaught )?([A-Za-z_$][\w$]*(?:Error|Exception))(?=[:\s]|$)`;
