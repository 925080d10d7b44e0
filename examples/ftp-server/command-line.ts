import { FtpError } from '../ftp.ts';

/** What may follow a command: nothing, a text to the end of the line, one if there is one, a number, words. */
type Operand = 'none' | 'text' | 'optional' | 'number' | 'words';

export interface CommandSpec {
  readonly name: string;
  readonly operand: Operand;
  /** Whether it is refused before the user is known. */
  readonly needsLogin: boolean;
}

export interface Command {
  readonly spec: CommandSpec;
  readonly text: string;
}

/** The commands of a server, as its table has them. */
export const commands: readonly CommandSpec[] = [
  { name: 'USER', operand: 'text', needsLogin: false },
  { name: 'PASS', operand: 'text', needsLogin: false },
  { name: 'QUIT', operand: 'none', needsLogin: false },
  { name: 'NOOP', operand: 'none', needsLogin: false },
  { name: 'SYST', operand: 'none', needsLogin: false },
  { name: 'HELP', operand: 'optional', needsLogin: false },
  { name: 'PORT', operand: 'words', needsLogin: true },
  { name: 'PASV', operand: 'none', needsLogin: true },
  { name: 'TYPE', operand: 'words', needsLogin: true },
  { name: 'STRU', operand: 'words', needsLogin: true },
  { name: 'MODE', operand: 'words', needsLogin: true },
  { name: 'ALLO', operand: 'words', needsLogin: true },
  { name: 'REST', operand: 'number', needsLogin: true },
  { name: 'RETR', operand: 'text', needsLogin: true },
  { name: 'STOR', operand: 'text', needsLogin: true },
  { name: 'APPE', operand: 'text', needsLogin: true },
  { name: 'RNFR', operand: 'text', needsLogin: true },
  { name: 'RNTO', operand: 'text', needsLogin: true },
  { name: 'ABOR', operand: 'none', needsLogin: true },
  { name: 'DELE', operand: 'text', needsLogin: true },
  { name: 'CWD', operand: 'optional', needsLogin: true },
  { name: 'CDUP', operand: 'none', needsLogin: true },
  { name: 'PWD', operand: 'none', needsLogin: true },
  { name: 'LIST', operand: 'optional', needsLogin: true },
  { name: 'NLST', operand: 'optional', needsLogin: true },
  { name: 'STAT', operand: 'optional', needsLogin: true },
  { name: 'SITE', operand: 'words', needsLogin: true },
  { name: 'MKD', operand: 'text', needsLogin: true },
  { name: 'RMD', operand: 'text', needsLogin: true },
  { name: 'SIZE', operand: 'text', needsLogin: true },
];

/** Reads a line without its end: the name of a command in letters of either case, and what it takes. */
export function readCommand(line: string): Command {
  const space = line.indexOf(' ');
  const name = (space === -1 ? line : line.slice(0, space)).toUpperCase();
  const spec = commands.find((candidate) => candidate.name === name);
  if (spec === undefined) throw new FtpError(500, `${name} not understood`);
  const text = space === -1 ? '' : line.slice(space + 1);
  switch (spec.operand) {
    case 'none':
      if (text !== '') throw new FtpError(501, 'Nothing may follow');
      break;
    case 'number':
      if (!/^[0-9]+$/u.test(text)) throw new FtpError(501, 'A number has to follow');
      break;
    case 'text':
    case 'words':
      if (text === '') throw new FtpError(501, 'Something has to follow');
      break;
    case 'optional':
      break;
  }
  return { spec, text };
}
