import { shownText } from './shown-text.ts';
import { colorStyle, plainStyle, type Style } from './style.ts';

/** The input and output of a command; no other code of Coppice reads or prints. */
export interface Io {
  /** Results, for the user or a script. */
  readonly out: Output;
  /** Everything else: errors, warnings, summaries. */
  readonly err: Output;
  /** Reads all of standard input. */
  readInput(): Promise<Uint8Array>;
}

export interface Output {
  readonly style: Style;
  /**
   * Escapes control characters other than line ends, tabs and those of the style as `\\u001b`: texts of a subject must
   * not control the terminal. JSON documents keep their meaning.
   *
   * Resolves when the text has been passed on. Callers that write much should wait: then memory stays bounded, and a
   * closed pipe (`| head`) is noticed as an error with the code EPIPE.
   */
  write(text: string): Promise<void>;
}

export function processIo(): Io {
  return { out: outputTo(process.stdout), err: outputTo(process.stderr), readInput };
}

function outputTo(stream: NodeJS.WriteStream): Output {
  // Every write reports its own error; without a listener, the stream would also end the process.
  stream.on('error', () => {});
  const style = wantsColor(stream) ? colorStyle : plainStyle;
  return {
    style,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(shownText(text, style), (error) => (error ? reject(error) : resolve()));
      }),
  };
}

function wantsColor(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
