import type { Cursor } from '../cursor.ts';

/** Comments, strings, characters and words in one step each, so that signs in them do not count. */
const piece = /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\w+|[ \t]+|[^]/y;

/** Steps over `{…}` in C or a language like it, and gives it; undefined if it is never closed. */
export function skipBraces(cursor: Cursor): string | undefined {
  const start = cursor.offset;
  let depth = 0;
  for (let found = cursor.match(piece); found !== undefined; found = cursor.match(piece)) {
    if (found === '{') depth++;
    else if (found === '}' && --depth === 0) return cursor.source.text.slice(start, cursor.offset);
  }
  cursor.offset = start;
  return undefined;
}

/** Steps over code up to the end of the line, or of the line on which the last brace opened here is closed. */
export function skipLine(cursor: Cursor): string {
  const start = cursor.offset;
  let depth = 0;
  while (!cursor.atEnd && (depth > 0 || cursor.peek() !== '\n')) {
    const found = cursor.match(piece);
    if (found === '{') depth++;
    else if (found === '}') depth--;
  }
  return cursor.source.text.slice(start, cursor.offset);
}

/** Steps over code up to `end`, which it gives as well; undefined, without moving, if it does not come. */
export function skipTo(cursor: Cursor, end: string): string | undefined {
  const start = cursor.offset;
  while (!cursor.atEnd) {
    if (cursor.take(end)) return cursor.source.text.slice(start, cursor.offset);
    cursor.match(piece);
  }
  cursor.offset = start;
  return undefined;
}

/** The code without comments and with empty strings: what is left can be searched for words. */
export function bareCode(code: string): string {
  return code.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g, (found) => {
    if (found.startsWith('/')) return ' ';
    return found.startsWith('"') ? '""' : found;
  });
}
