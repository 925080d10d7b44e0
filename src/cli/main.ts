import { CoppiceError } from '../core/coppice-error.ts';
import { type ExitCode, exitCode } from '../core/exit-code.ts';
import { packageVersion } from '../core/package-version.ts';
import { nearestName } from '../core/text/nearest-name.ts';
import type { CommandEntry, CommandGroup } from './command.ts';
import { coppiceCommands } from './commands/coppice.ts';
import { commandHelp, groupHelp } from './help.ts';
import { type Io, processIo } from './io.ts';
import { renderDiagnostic } from './render-diagnostic.ts';
import { wrapLines } from '../core/text/wrap-lines.ts';

/** Runs one command line. Errors are converted to text and exit codes only here. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<ExitCode> {
  try {
    return await dispatch(coppiceCommands, argv, io);
  } catch (error) {
    return report(error, io);
  }
}

async function dispatch(root: CommandGroup, argv: readonly string[], io: Io): Promise<ExitCode> {
  let group = root;
  let path = root.name;
  for (const [i, arg] of argv.entries()) {
    if (isHelp(arg)) break;
    if (group === root && (arg === '--version' || arg === '-V')) return print(io, `${packageVersion()}\n`);
    const member = group.members.find(({ name }) => name === arg);
    if (member === undefined) throw unknownCommand(arg, group, path);
    path += ` ${arg}`;
    if (member.kind === 'command') return runOrHelp(member, path, argv.slice(i + 1), io);
    group = member;
  }
  return print(io, groupHelp(group, path, io.out.style));
}

async function runOrHelp(entry: CommandEntry, path: string, args: readonly string[], io: Io): Promise<ExitCode> {
  const command = await entry.load();
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  if (options.some(isHelp)) return print(io, commandHelp(entry.summary, command, path, io.out));
  return command.run(args, io);
}

function isHelp(arg: string): boolean {
  return arg === '--help' || arg === '-h';
}

async function print(io: Io, text: string): Promise<ExitCode> {
  await io.out.write(wrapLines(text, io.out));
  return exitCode.nothingFound;
}

function unknownCommand(name: string, group: CommandGroup, path: string): CoppiceError {
  const known = group.members.map((member) => member.name);
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? `available: ${known.join(', ')}` : `did you mean \`${path} ${nearest}\`?`;
  if (name.startsWith('-')) return new CoppiceError('unknown-option', `unknown option \`${name}\``, { hint });
  return new CoppiceError('unknown-command', `unknown command \`${path} ${name}\``, { hint });
}

async function report(error: unknown, io: Io): Promise<ExitCode> {
  // The reader of the output has closed the pipe.
  if (isBrokenPipe(error)) return exitCode.nothingFound;
  if (error instanceof CoppiceError) {
    const { code, message, location, hint } = error;
    await io.err.write(renderDiagnostic({ severity: 'error', code, message, location, hint }, io.err));
    return exitCode.userError;
  }
  if (isSystemRefusal(error)) {
    const diagnostic = {
      severity: 'error',
      code: 'system',
      message: error.message,
      hint: systemHints[error.code],
    } as const;
    await io.err.write(renderDiagnostic(diagnostic, io.err));
    return exitCode.userError;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await io.err.write(`${stack}\nthis is a bug in Coppice, please report it\n`);
  return exitCode.internalError;
}

const systemHints: Readonly<Record<string, string>> = {
  ENOSPC: 'free some disk space',
  EDQUOT: 'the disk quota is used up: free some space',
  EROFS: 'the file system is read-only: give another folder with --out',
  EACCES: 'the file or folder belongs to another user, or its permissions forbid it',
  EPERM: 'the file or folder belongs to another user, or its permissions forbid it',
  EMFILE: 'too many files are open: raise the limit (ulimit -n), or use fewer --workers',
  ENFILE: 'too many files are open on this system',
  EAGAIN: 'the system has no processes or memory left: use fewer --workers',
  ENOMEM: 'the system has no memory left: use fewer --workers',
};

/** Returns true for failures of the operating system that the user can fix. */
function isSystemRefusal(error: unknown): error is Error & { readonly code: string } {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return false;
  return Object.hasOwn(systemHints, String(error.code));
}

function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
