import { FtpError, realPath } from '../ftp.ts';
import { commands, readCommand, type Command } from './command-line.ts';

/** A reply: its number, and the path that it is about if there is one. */
export interface Reply {
  readonly code: number;
  readonly path?: string;
}

const directories = new Set(['/', '/pub', '/srv', '/srv/exports', '/srv/exports/public-ftp']);
const files = new Map([
  ['/pub/readme', 120],
  ['/srv/exports/public-ftp/a', 3],
]);
const mostIdleSeconds = 7200;

/** One session of the FTP server, for `ftp-server.ebnf`: what it replies to lines that end in CR LF, until it is left. */
export function serve(lines: string): readonly Reply[] {
  const session = new Session();
  let at = 0;
  while (at < lines.length && !session.isOver) {
    const end = lines.indexOf('\r\n', at);
    if (end === -1) throw new FtpError(500, 'Line not ended');
    session.handle(lines.slice(at, end));
    at = end + 2;
  }
  return session.replies;
}

class Session {
  readonly replies: Reply[] = [];
  isOver = false;
  private user: string | undefined;
  private isLoggedIn = false;
  private directory = '/';
  private renamed: string | undefined;
  private type = 'A N';
  private structure = 'F';
  private mode = 'S';
  private restart = 0;
  private mask = 0o22;
  private dataPort: number | undefined;

  handle(line: string): void {
    try {
      const command = readCommand(line);
      if (command.spec.needsLogin && !this.isLoggedIn) throw new FtpError(530, 'Log in first');
      const { renamed } = this;
      this.renamed = undefined;
      if (command.spec.name === 'RNTO') this.renameTo(renamed, command.text);
      else if (!this.access(command) && !this.transfer(command)) this.manage(command);
    } catch (error) {
      if (!(error instanceof FtpError)) throw error;
      this.reply(error.code);
    }
  }

  private access({ spec: { name }, text }: Command): boolean {
    switch (name) {
      case 'USER':
        this.isLoggedIn = false;
        this.user = text;
        this.reply(text === 'anonymous' || text === 'ftp' ? 331 : 332);
        return true;
      case 'PASS':
        this.logIn(text);
        return true;
      case 'QUIT':
        this.isOver = true;
        this.reply(221);
        return true;
      case 'NOOP':
        this.reply(200);
        return true;
      case 'SYST':
        this.reply(215);
        return true;
      case 'HELP':
        if (text === '') this.reply(214);
        else this.reply(commands.some((known) => known.name === text.toUpperCase()) ? 214 : 502);
        return true;
      default:
        return false;
    }
  }

  /** Guests give an address for a password. */
  private logIn(password: string): void {
    const { user } = this;
    if (user === undefined || this.isLoggedIn) throw new FtpError(503, 'Say who you are first');
    this.user = undefined;
    if (user !== 'anonymous' && user !== 'ftp') throw new FtpError(530, 'Unknown user');
    if (!password.includes('@')) throw new FtpError(530, 'An address is asked for');
    this.isLoggedIn = true;
    this.directory = '/';
    this.reply(password.startsWith('-') ? 230 : 231);
  }

  private transfer({ spec: { name }, text }: Command): boolean {
    switch (name) {
      case 'PORT':
        this.dataPort = portOf(text);
        this.reply(200);
        return true;
      case 'PASV':
        this.dataPort = undefined;
        this.reply(227);
        return true;
      case 'TYPE':
        this.type = typeOf(text);
        this.reply(200);
        return true;
      case 'STRU':
        this.structure = oneOf('FRP', 'F', text);
        this.reply(200);
        return true;
      case 'MODE':
        this.mode = oneOf('SBC', 'S', text);
        this.reply(200);
        return true;
      case 'ALLO':
        if (!/^[0-9]+( R [0-9]+)?$/u.test(text)) throw new FtpError(501, 'A size has to follow');
        this.reply(202);
        return true;
      case 'REST':
        this.restart = Number(text);
        this.reply(350);
        return true;
      case 'RETR':
      case 'SIZE':
        this.retrieve(name, this.resolve(text));
        return true;
      case 'STOR':
      case 'APPE':
        this.store(this.resolve(text));
        return true;
      case 'ABOR':
        this.restart = 0;
        this.reply(226);
        return true;
      default:
        return false;
    }
  }

  private retrieve(name: string, path: string): void {
    const size = files.get(path);
    if (size === undefined) throw new FtpError(550, directories.has(path) ? 'A directory' : 'No such file');
    if (name === 'SIZE') {
      this.reply(this.type === 'I' ? 213 : 504, path);
      return;
    }
    if (this.restart > size) throw new FtpError(554, 'Restart beyond the end');
    this.restart = 0;
    this.reply(this.dataPort === undefined ? 150 : 125, path);
  }

  private store(path: string): void {
    if (directories.has(path)) throw new FtpError(553, 'A directory');
    if (this.structure !== 'F' || this.mode !== 'S') throw new FtpError(504, 'Not in this mode');
    this.reply(files.has(path) ? 553 : 150, path);
  }

  private manage({ spec: { name }, text }: Command): void {
    switch (name) {
      case 'CWD':
        this.changeTo(text === '' ? '/' : this.resolve(text));
        break;
      case 'CDUP':
        this.changeTo(this.resolve('..'));
        break;
      case 'PWD':
        this.reply(257, this.directory);
        break;
      case 'LIST':
      case 'NLST':
      case 'STAT':
        this.list(name, text);
        break;
      case 'RNFR':
        this.renamed = this.resolve(text);
        this.reply(files.has(this.renamed) || directories.has(this.renamed) ? 350 : 550, this.renamed);
        break;
      case 'DELE':
        this.reply(files.has(this.resolve(text)) ? 550 : 553, this.resolve(text));
        break;
      case 'MKD':
        this.reply(directories.has(this.resolve(text)) ? 521 : 550, this.resolve(text));
        break;
      case 'RMD':
        this.reply(directories.has(this.resolve(text)) ? 550 : 553, this.resolve(text));
        break;
      case 'SITE':
        this.site(text);
        break;
      default:
        throw new FtpError(502, 'Not implemented');
    }
  }

  private changeTo(path: string): void {
    if (!directories.has(path)) throw new FtpError(550, 'No such directory');
    this.directory = path;
    this.reply(250, path);
  }

  private list(name: string, text: string): void {
    if (text.startsWith('-')) {
      for (const option of text.slice(1)) if (!'aRl'.includes(option)) throw new FtpError(501, 'Unknown option');
      this.reply(150, this.directory);
      return;
    }
    if (name === 'STAT' && text === '') {
      this.reply(211);
      return;
    }
    const path = text === '' ? this.directory : this.resolve(text);
    if (!directories.has(path) && !files.has(path)) throw new FtpError(550, 'No such file or directory');
    this.reply(name === 'STAT' ? 212 : 150, path);
  }

  private renameTo(from: string | undefined, text: string): void {
    if (from === undefined) throw new FtpError(503, 'Rename what');
    this.reply(files.has(from) ? 553 : 550, this.resolve(text));
  }

  private site(text: string): void {
    const space = text.indexOf(' ');
    const name = (space === -1 ? text : text.slice(0, space)).toUpperCase();
    const rest = space === -1 ? '' : text.slice(space + 1);
    if (name === 'HELP') this.reply(214);
    else if (name === 'UMASK') this.maskIs(rest);
    else if (name === 'IDLE') this.reply(rest === '' || inRange(rest, 30, mostIdleSeconds) ? 200 : 501);
    else if (name === 'CHMOD') this.changeMode(rest);
    else throw new FtpError(500, 'Unknown SITE command');
  }

  private maskIs(text: string): void {
    if (text === '') {
      this.reply(200);
      return;
    }
    this.mask = octal(text, 0o777);
    this.reply(this.mask === 0o22 ? 200 : 201);
  }

  private changeMode(text: string): void {
    const space = text.indexOf(' ');
    if (space === -1) throw new FtpError(501, 'A path has to follow');
    const bits = octal(text.slice(0, space), 0o7777);
    this.reply(bits > 0o777 ? 553 : 550, this.resolve(text.slice(space + 1)));
  }

  private resolve(path: string): string {
    if (path.startsWith('/')) return realPath(path);
    return realPath(this.directory === '/' ? path : `${this.directory}/${path}`);
  }

  private reply(code: number, path?: string): void {
    this.replies.push(path === undefined ? { code } : { code, path });
  }
}

/** Four parts of an address and two of a port, by commas. */
function portOf(text: string): number {
  const match = /^([0-9]+),([0-9]+),([0-9]+),([0-9]+),([0-9]+),([0-9]+)$/u.exec(text);
  if (match === null) throw new FtpError(501, 'Six numbers have to follow');
  const parts = match.slice(1).map(Number);
  if (parts.some((part) => part > 255)) throw new FtpError(501, 'Number too large');
  const port = Number(match[5]) * 256 + Number(match[6]);
  if (port < 1024) throw new FtpError(500, 'Port reserved');
  return port;
}

function typeOf(text: string): string {
  const type = text.toUpperCase();
  if (type === 'A' || type === 'A N') return 'A N';
  if (type === 'A T' || type === 'A C' || type === 'E') throw new FtpError(504, 'Form not implemented');
  if (type === 'I' || type === 'L' || type === 'L 8') return 'I';
  if (type.startsWith('L ')) throw new FtpError(504, 'Byte size not implemented');
  throw new FtpError(501, 'Unknown type');
}

function oneOf(known: string, implemented: string, text: string): string {
  const letter = text.toUpperCase();
  if (letter.length !== 1 || !known.includes(letter)) throw new FtpError(501, 'Unknown parameter');
  if (letter !== implemented) throw new FtpError(504, 'Parameter not implemented');
  return letter;
}

function inRange(text: string, least: number, most: number): boolean {
  return /^[0-9]+$/u.test(text) && Number(text) >= least && Number(text) <= most;
}

function octal(text: string, most: number): number {
  if (!/^[0-7]+$/u.test(text)) throw new FtpError(501, 'Not octal');
  const value = Number.parseInt(text, 8);
  if (value > most) throw new FtpError(501, 'Number too large');
  return value;
}
