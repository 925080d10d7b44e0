import { sourceOf } from '../../execution/subject/source-of.ts';
import { errorPattern, type ProgramEnd, type ProgramStart } from '../../execution/process/observe-program.ts';
import { isTypeScript } from '../../instrument/typescript/source-language.ts';
import { pathFrom } from './target-import.ts';

/** Returns the expression that runs a program as a process; its value is a `ProgramEnd`. */
export function programCall({ stdin, args, env }: ProgramStart): string {
  const parts = [
    ...(stdin === undefined ? [] : [`stdin: ${written(stdin)}`]),
    ...(args.length === 0 ? [] : [`args: ${written(args)}`]),
    ...(Object.keys(env).length === 0 ? [] : [`env: ${written(env)}`]),
  ];
  return `ended({${parts.length === 0 ? '' : ` ${parts.join(', ')} `}})`;
}

export function programEndSource({ status, stdout, error }: ProgramEnd): string {
  return `{ status: ${status}, stdout: ${written(stdout)}, error: ${written(error)} }`;
}

function written(value: unknown): string {
  return sourceOf(value) ?? 'undefined';
}

export const programImports: readonly string[] = [
  `import { spawnSync } from 'node:child_process';`,
  `import { fileURLToPath } from 'node:url';`,
];

/** Returns the source of the helper that tests call to run the program. */
export function programRunner(file: string, testFile: string): string {
  const types = isTypeScript(testFile)
    ? ': { stdin?: string; args?: string[]; env?: Record<string, string | undefined> }'
    : '';
  return `const program = fileURLToPath(new URL(${written(pathFrom(testFile, file))}, import.meta.url));

/** Runs the program; returns its exit code, its output, and the class of the error that ended it. */
function ended({ stdin = '', args = [], env = {} }${types}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input: stdin,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { status, stdout, error: /${errorPattern}/mu.exec(stderr)?.[1] ?? '' };
}
`;
}
