import { readFileSync } from 'node:fs';

import { displayPath } from '../core/text/display-path.ts';

/**
 * Lines of an original source file around a place. Data for reports that lay it out themselves; `codeFrameText` prints
 * it.
 *
 * @example
 * ```ts
 * const { findings } = await explore('src/parse.ts#parse');
 * for (const { frame } of findings) if (frame !== undefined) console.log(frame.lines.join('\n'));
 * ```
 */
export interface CodeFrame {
  /** Relative to the working directory. */
  readonly file: string;
  /** Number of the first of `lines`, from 1. */
  readonly firstLine: number;
  /** Long lines are cut; `column` may then be past the end of its line. */
  readonly lines: readonly string[];
  /** The place, counted from 1 in UTF-16 units. */
  readonly line: number;
  readonly column: number;
}

const linesBefore = 2;
const linesAfter = 1;
/** Longest line of a frame; lines of minified files are cut. */
const longestLine = 200;
/** The part of the columns that is kept for what stands before the place, if the line has to be cut. */
const partBefore = 0.8;

/** Returns undefined if the file cannot be read, or has no such line. */
export function codeFrameAt(file: string, line: number, column: number): CodeFrame | undefined {
  const all = sourceLines(file);
  if (all[line - 1] === undefined) return undefined;
  const firstLine = Math.max(1, line - linesBefore);
  const lines = all.slice(firstLine - 1, line + linesAfter).map((text) => text.slice(0, longestLine));
  return { file: displayPath(file), firstLine, lines, line, column };
}

/**
 * Formats a code frame for a terminal, with a caret below the place. If the place is further to the right than `width`, its
 * line is shown from a later column.
 */
export function codeFrameText({ firstLine, lines, line, column }: CodeFrame, width = Infinity): string {
  const gutter = String(firstLine + lines.length - 1).length;
  const room = width - gutter - '>  | '.length;
  const rows = lines.flatMap((text, i) => {
    const number = firstLine + i;
    const isPlace = number === line;
    const start = isPlace && column > room ? column - Math.max(1, Math.floor(room * partBefore)) : 0;
    const code = start === 0 ? printable(text) : `…${printable(text).slice(start + 1)}`;
    const row = `${isPlace ? '>' : ' '} ${String(number).padStart(gutter)} | ${code}`.trimEnd();
    return isPlace ? [row, `  ${' '.repeat(gutter)} | ${' '.repeat(column - 1 - start)}^`] : [row];
  });
  return rows.join('\n');
}

/** Returns the lines of a file; none if it cannot be read. */
export function sourceLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r\n|[\n\r]/u);
  } catch {
    return [];
  }
}

/** One column per UTF-16 unit, so that the caret is below its character. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is replaced here
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/gu, ' ');
}
