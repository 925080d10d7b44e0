import { sourceOf } from '../../execution/subject/source-of.js';
import { errorPattern } from '../../execution/process/observe-program.js';
import { isTypeScript } from '../../instrument/typescript/source-language.js';
import { pathFrom } from './target-import.js';
/** Returns the expression that runs a program as a process; its value is a `ProgramEnd`. */
export function programCall({ stdin, args, env }) {
    const parts = [
        ...(stdin === undefined ? [] : [`stdin: ${written(stdin)}`]),
        ...(args.length === 0 ? [] : [`args: ${written(args)}`]),
        ...(Object.keys(env).length === 0 ? [] : [`env: ${written(env)}`]),
    ];
    return `ended({${parts.length === 0 ? '' : ` ${parts.join(', ')} `}})`;
}
export function programEndSource({ status, stdout, error }) {
    return `{ status: ${status}, stdout: ${written(stdout)}, error: ${written(error)} }`;
}
function written(value) {
    return sourceOf(value) ?? 'undefined';
}
export const programImports = [
    { from: 'node:child_process', names: ['spawnSync'] },
    { from: 'node:url', names: ['URL', 'fileURLToPath'] },
    { from: 'node:path', names: ['join'] },
];
/** Returns the source of the helper that tests call to run the program. */
export function programRunner(file, { path, modules }) {
    const types = isTypeScript(path)
        ? ': { stdin?: string; args?: string[]; env?: Record<string, string | undefined> }'
        : '';
    const relative = written(pathFrom(path, file));
    const program = modules === 'esm' ? `fileURLToPath(new URL(${relative}, import.meta.url))` : `join(__dirname, ${relative})`;
    return `const program = ${program};
const { PATH } = process.env;

/** Runs the program; returns its exit code, its output, and the class of the error that ended it. */
function ended({ stdin, args = [], env }${types}) {
  const options = { input: stdin ?? '', env: { PATH, ...env }, encoding: 'utf8'${isTypeScript(path) ? ' as const' : ''} };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
  const error = /${errorPattern}/mu.exec(stderr);
  return { status, stdout, error: error?.[1] ?? '' };
}
`;
}
