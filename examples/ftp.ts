/**
 * What an FTP server does with a command that names a path, for `ftp.ebnf`; after the CESE paper, section 4.2. As in the
 * server there, the check of the length is wrong: it asks whether the directory so far is the root where it should ask
 * whether it is not, so a path may become as long as the buffer, and leave no room for its end.
 */

export const maxPathLength = 1024;

/** A symbolic link at the root, and the directory that it leads to. */
const link = 'l';
const linked = '/srv/exports/public-ftp';

export class FtpError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

/** The absolute path that a path means, links followed. */
export function realPath(path: string): string {
  let resolved = '/';
  let at = 0;
  while (at < path.length) {
    const slash = path.indexOf('/', at);
    const end = slash === -1 ? path.length : slash;
    const part = path.slice(at, end);
    at = end + 1;
    if (part === '' || part === '.') continue;
    if (part === '..') {
      const last = resolved.lastIndexOf('/');
      resolved = last === 0 ? '/' : resolved.slice(0, last);
      continue;
    }
    const isRoot = resolved === '/' ? 1 : 0;
    if (resolved.length + part.length + isRoot + 1 > maxPathLength) throw new FtpError(550, 'Path name too long');
    if (isRoot === 0) resolved += '/';
    resolved += part;
    if (resolved === `/${link}`) resolved = linked;
  }
  return resolved;
}

/** The reply's path to a command such as `RETR /l/readme` with its line end. */
export function resolveCommand(line: string): string {
  if (!line.endsWith('\r\n')) throw new FtpError(500, 'Line not ended');
  const space = line.indexOf(' ');
  const verb = space === -1 ? line.slice(0, -2) : line.slice(0, space);
  switch (verb) {
    case 'CWD':
    case 'DELE':
    case 'LIST':
    case 'MKD':
    case 'NLST':
    case 'RETR':
    case 'RMD':
    case 'STOR':
      break;
    case 'NOOP':
    case 'QUIT':
      throw new FtpError(202, 'No path needed');
    default:
      throw new FtpError(502, 'Command not implemented');
  }
  if (space === -1) throw new FtpError(501, 'Path name missing');
  return realPath(line.slice(space + 1, -2));
}
