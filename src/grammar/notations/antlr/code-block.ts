import type { AntlrCursor } from './antlr-cursor.ts';

/** A piece of target-language code that holds no bracket of interest: a string, a comment, an escape, or plain text. */
const opaqueInAction = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\/\/[^\n\r]*|\/\*[^]*?\*\/|\\[^]|[^\\"'/{}]+|["'/]/y;
const opaqueInArguments = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[^"'[\]]+|["']/y;

/** Steps over `{ code }` in whatever language; braces in its strings and comments do not count. */
export function skipAction(cursor: AntlrCursor): void {
  if (cursor.peek() !== '{') throw cursor.unexpected('`{`', 'code stands in braces');
  skipBalanced(cursor, '{', '}', opaqueInAction);
}

/** Steps over `[ code ]`: parameters, return values, the arguments of a call. */
export function skipArguments(cursor: AntlrCursor): void {
  if (cursor.peek() !== '[') throw cursor.unexpected('`[`', 'declarations stand in brackets, as in `[int n]`');
  skipBalanced(cursor, '[', ']', opaqueInArguments);
}

function skipBalanced(cursor: AntlrCursor, open: string, close: string, opaque: RegExp): void {
  const start = cursor.offset;
  let depth = 0;
  do {
    if (cursor.take(open)) depth++;
    else if (cursor.take(close)) depth--;
    else if (cursor.match(opaque) === undefined) throw unclosed(cursor, open, close, start);
  } while (depth > 0);
  cursor.skipTrivia();
}

function unclosed(cursor: AntlrCursor, open: string, close: string, start: number): Error {
  const hint = `add the missing \`${close}\`; brackets and quotes inside the code have to be balanced too`;
  return cursor.error('antlr-unclosed-code', `the code that \`${open}\` opens is not closed`, hint, start);
}
