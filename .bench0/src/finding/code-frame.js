import { readFileSync } from 'node:fs';
import { displayPath } from '../core/text/display-path.js';
const linesBefore = 2;
const linesAfter = 1;
/** Longest line of a frame; lines of minified files are cut. */
const longestLine = 200;
/** Returns undefined if the file cannot be read, or has no such line. */
export function codeFrameAt(file, line, column) {
    const all = sourceLines(file);
    if (all[line - 1] === undefined)
        return undefined;
    const firstLine = Math.max(1, line - linesBefore);
    const lines = all.slice(firstLine - 1, line + linesAfter).map((text) => text.slice(0, longestLine));
    return { file: displayPath(file), firstLine, lines, line, column };
}
/** Formats a code frame for a terminal, with a caret below the place. */
export function codeFrameText({ firstLine, lines, line, column }) {
    const gutter = String(firstLine + lines.length - 1).length;
    const rows = lines.flatMap((text, i) => {
        const number = firstLine + i;
        const row = `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${printable(text)}`.trimEnd();
        return number === line ? [row, `  ${' '.repeat(gutter)} | ${' '.repeat(column - 1)}^`] : [row];
    });
    return rows.join('\n');
}
/** Returns the lines of a file; none if it cannot be read. */
export function sourceLines(file) {
    try {
        return readFileSync(file, 'utf8').split(/\r\n|[\n\r]/u);
    }
    catch {
        return [];
    }
}
/** One column per UTF-16 unit, so that the caret is below its character. */
function printable(text) {
    // oxlint-disable-next-line no-control-regex -- control characters are what is replaced here
    return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/gu, ' ');
}
