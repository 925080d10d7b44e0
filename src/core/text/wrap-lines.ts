import { displayWidth, wrapToWidth } from './display-width.ts';

/** The largest part of a line that stays empty below a long first column. */
const widestIndent = 0.65;
/** Lines to copy: the terminal breaks them without a line end. */
const command = /^(?:next:)?\s*(?:npx )?coppice /u;
/** What stands before the last column of a table, and the blanks before a line. */
const beforeLast = /^(?:.*\S)? {2,}(?=\S)/u;

/**
 * Wraps the lines of a text that are wider than the terminal, at spaces. What follows stands below the last column of a
 * table, or below the beginning of its line. Commands are kept whole, and everything is if the output is no terminal.
 */
export function wrapLines(text: string, { columns }: { readonly columns: number | undefined }): string {
  if (columns === undefined) return text;
  return text
    .split('\n')
    .flatMap((line) => (command.test(line) ? [line] : wrapToWidth(line, columns, indentOf(line, columns))))
    .join('\n');
}

function indentOf(line: string, columns: number): string {
  const width = displayWidth(beforeLast.exec(line)?.[0] ?? '');
  const [leading = ''] = /^ */u.exec(line) ?? [];
  return width <= columns * widestIndent ? ' '.repeat(width) : `${leading}  `;
}
