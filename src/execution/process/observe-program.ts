import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

import { nodeFlags } from './node-flags.ts';
import { readableFolders } from './readable-folders.ts';
import type { RunInput } from '../input/run-input.ts';
import { surroundingArguments } from './surroundings.ts';
import { endWithUs } from '../../processes/end-with-us.ts';
import type { TargetOptions } from '../open-target.ts';

/** What a program is started with. */
export interface ProgramStart {
  readonly stdin: string | undefined;
  readonly args: readonly string[];
  /** Variables of the environment; those without a value are not set. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What is to be seen of a program from outside: what it wrote, and the class of the error that it died of. */
export interface ProgramEnd {
  readonly status: number;
  readonly stdout: string;
  readonly error: string;
}

type ProgramLimits = Pick<TargetOptions, 'allow' | 'memoryLimitMb' | 'timeLimitMs'>;

const defaultMemoryMb = 512;
const defaultLimitMs = 10_000;

/** What an input of a program stands for. */
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
 * Runs a program as a process of its own, as its tests will, within the bounds that a campaign has. Undefined if it does not
 * end in time, or is ended by a signal.
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
  // A program need not read what it is given.
  child.stdin.on('error', () => undefined).end(stdin ?? '');
  const status = await new Promise<number | null>((done) => child.on('close', done).on('error', () => done(null)));
  clearTimeout(timer);
  return status === null ? undefined : { status, stdout: written.stdout, error: errorIn(written.stderr) };
}

/** The class of the error that Node reports at the end of a process; the tests look for it in the same way. */
function errorIn(stderr: string): string {
  return new RegExp(errorPattern, 'mu').exec(stderr)?.[1] ?? '';
}

/** Of the line that names an uncaught error. */
export const errorPattern = String.raw`^(?:Uncaught )?([A-Za-z_$][\w$]*(?:Error|Exception))(?=[:\s]|$)`;
