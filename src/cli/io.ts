import { shownText } from './shown-text.ts';
import { colourStyle, plainStyle, type Style } from './style.ts';

/** Where a command reads and prints; nothing else in Coppice does either. */
export interface Io {
  /** Results: what a script would read. */
  readonly out: Output;
  /** Everything else: errors, warnings, summaries. */
  readonly err: Output;
  /** All of standard input. */
  readInput(): Promise<Uint8Array>;
}

export interface Output {
  readonly style: Style;
  /**
   * Control characters other than line ends, tabs and those of the style are written as `\\u001b`: texts of a subject
   * must not act on a terminal. In JSON that is the same document.
   *
   * Resolves when the text has been handed on. Whoever writes much waits for it: memory then stays bounded, and a reader
   * that has gone away (`| head`) is noticed, as an error with the code EPIPE.
   */
  write(text: string): Promise<void>;
}

export function processIo(): Io {
  return { out: outputTo(process.stdout), err: outputTo(process.stderr), readInput };
}

function outputTo(stream: NodeJS.WriteStream): Output {
  // Every write reports its own error; without a listener the stream would report it again by ending the process.
  stream.on('error', () => {});
  const style = wantsColour(stream) ? colourStyle : plainStyle;
  return {
    style,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(shownText(text, style), (error) => (error ? reject(error) : resolve()));
      }),
  };
}

function wantsColour(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
