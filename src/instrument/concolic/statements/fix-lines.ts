/** Maps a position in the rewritten text to an offset in the source. */
export interface Mapping {
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 0, in UTF-16 code units. */
  readonly column: number;
  readonly sourceOffset: number;
}

/**
 * Removes the markers from rewritten text. Where the text is on an earlier line than its source, line breaks are
 * inserted, so that line numbers in messages and stacks stay correct.
 */
export function fixLines(code: string, marker: string, source: string): { code: string; mappings: readonly Mapping[] } {
  const lines = new LineCounter(source);
  const pieces = code.split(marker);
  const mappings: Mapping[] = [];
  let settled = pieces[0] ?? '';
  let line = 1 + countBreaks(settled);
  let lineStart = lastLineStart(settled, 0);
  for (let index = 1; index + 1 < pieces.length; index += 2) {
    const offset = Number(pieces[index]);
    const behind = lines.lineAt(offset) - line;
    if (behind > 0) {
      settled += '\n'.repeat(behind);
      line += behind;
      lineStart = settled.length;
    }
    mappings.push({ line, column: settled.length - lineStart, sourceOffset: offset });
    const piece = pieces[index + 1]!;
    const breaks = countBreaks(piece);
    if (breaks > 0) lineStart = settled.length + lastLineStart(piece, 0);
    line += breaks;
    settled += piece;
  }
  return { code: settled, mappings };
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/gu;

function countBreaks(text: string): number {
  return text.match(lineBreak)?.length ?? 0;
}

function lastLineStart(text: string, fallback: number): number {
  let start = fallback;
  for (const match of text.matchAll(lineBreak)) start = match.index + match[0].length;
  return start;
}

class LineCounter {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (const match of text.matchAll(lineBreak)) this.#starts.push(match.index + match[0].length);
  }

  /** Counts from 1. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}
