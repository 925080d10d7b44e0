import { shownText } from '../core/text/shown-text.ts';
import { colorStyle, plainStyle, type Style } from '../core/text/style.ts';

/** The input and output of a command; no other code of Coppice reads or prints. */
export interface Io {
  /** Results, for the user or a script. */
  readonly out: Output;
  /** Everything else: errors, warnings, summaries. */
  readonly err: Output;
  /** The terminal behind `err`, if lines on it can be replaced. */
  readonly screen: Screen | undefined;
  /** Reads all of standard input. */
  readInput(): Promise<Uint8Array>;
}

export interface Output {
  readonly style: Style;
  /** Columns of the terminal; undefined if the output is not a terminal. */
  readonly columns: number | undefined;
  /**
   * Escapes control characters other than line ends, tabs and those of the style as `\\u001b`: texts of a subject must
   * not control the terminal. JSON documents keep their meaning.
   *
   * Resolves when the text has been passed on. Callers that write much should wait: then memory stays bounded, and a
   * closed pipe (`| head`) is noticed as an error with the code EPIPE.
   */
  write(text: string): Promise<void>;
}

/** A terminal whose lines can be replaced. */
export interface Screen {
  readonly style: Style;
  readonly columns: number;
  readonly rows: number;
  /** Writes at once, control sequences included; texts of subjects must have passed `shownText`. */
  control(sequences: string): void;
}

export function processIo(): Io {
  return { out: outputTo(process.stdout), err: outputTo(process.stderr), screen: screenOf(process.stderr), readInput };
}

function outputTo(stream: NodeJS.WriteStream): Output {
  // Every write reports its own error; without a listener, the stream would also end the process.
  stream.on('error', () => {});
  return {
    style: styleOf(stream),
    get columns() {
      return stream.isTTY ? stream.columns : undefined;
    },
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(shownText(text), (error) => (error ? reject(error) : resolve()));
      }),
  };
}

function screenOf(stream: NodeJS.WriteStream): Screen | undefined {
  if (!stream.isTTY || process.env['TERM'] === 'dumb') return undefined;
  return {
    style: styleOf(stream),
    get columns() {
      return stream.columns;
    },
    get rows() {
      return stream.rows;
    },
    control: (sequences) => void stream.write(sequences),
  };
}

function styleOf(stream: NodeJS.WriteStream): Style {
  return wantsColor(stream.isTTY, process.env) ? colorStyle : plainStyle;
}

/** As in Node.js: `FORCE_COLOR` decides, then `NO_COLOR`, then whether there is a terminal that knows colors. */
export function wantsColor(isTerminal: boolean, environment: NodeJS.ProcessEnv): boolean {
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  return isTerminal && environment['TERM'] !== 'dumb';
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
