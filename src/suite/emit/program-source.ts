import { sourceOf } from '../../execution/subject/source-of.ts';
import { errorPattern, type ProgramEnd, type ProgramStart } from '../../execution/process/observe-program.ts';
import { isTypeScript } from '../../instrument/typescript/source-language.ts';
import type { ImportClause } from './import-clause.ts';
import type { TestFile } from './test-file.ts';
import { pathFrom } from './target-import.ts';

/** Returns the expression that runs a program as a process; its value is a `ProgramEnd`. */
export function programCall({ stdin, args, env }: ProgramStart): string {
  const parts = [written(stdin ?? ''), written(args), written(env)];
  const given = [stdin !== undefined && stdin !== '', args.length > 0, Object.keys(env).length > 0];
  return `ended(${parts.slice(0, given.lastIndexOf(true) + 1).join(', ')})`;
}

export function programEndSource({ status, stdout, error }: ProgramEnd): string {
  return `{ status: ${status}, stdout: ${written(stdout)}, error: ${written(error)} }`;
}

function written(value: unknown): string {
  return sourceOf(value) ?? 'undefined';
}

export const programImports: readonly ImportClause[] = [
  { from: 'node:child_process', names: ['spawnSync'] },
  { from: 'node:url', names: ['URL', 'fileURLToPath'] },
  { from: 'node:path', names: ['join'] },
];

/** Returns the source of the helper that tests call to run the program. */
export function programRunner(file: string, { path, modules }: TestFile): string {
  const isTyped = isTypeScript(path);
  const [ofArgs, ofEnv] = isTyped ? [': string[]', ': Record<string, string | undefined>'] : ['', ''];
  const relative = written(pathFrom(path, file));
  const program =
    modules === 'esm' ? `fileURLToPath(new URL(${relative}, import.meta.url))` : `join(__dirname, ${relative})`;
  return `const program = ${program};
const { PATH } = process.env;

/** Runs the program; returns its exit code, its output, and the class of the error that ended it. */
function ended(stdin = "", args${ofArgs} = [], env${ofEnv} = {}) {
  const options = { input: stdin, env: { PATH, ...env }, encoding: 'utf8'${isTyped ? ' as const' : ''} };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
  const pattern = /${errorPattern}/mu;
  const error = pattern.exec(stderr);
  return { status, stdout, error: error?.[1] ?? "" };
}
`;
}
