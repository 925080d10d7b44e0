import type { AntlrCursor } from './antlr-cursor.ts';
import { skipAction } from './code-block.ts';
import { takeStringLiteral } from './string-literal.ts';

const example = 'element options look like `<assoc = right>`';

/** Steps over `<assoc = right, fail = '...'>` if it stands here. None of these change the language, only trees and messages. */
export function skipElementOptions(cursor: AntlrCursor): void {
  if (!cursor.takeSymbol('<')) return;
  do {
    skipQualifiedName(cursor);
    if (cursor.takeSymbol('=')) skipValue(cursor);
  } while (cursor.takeSymbol(','));
  cursor.expectSymbol('>', example);
}

function skipValue(cursor: AntlrCursor): void {
  if (cursor.peek() === "'") takeStringLiteral(cursor);
  else if (cursor.peek() === '{') skipAction(cursor);
  else if (cursor.match(/\d+/y) !== undefined) cursor.skipTrivia();
  else skipQualifiedName(cursor);
}

function skipQualifiedName(cursor: AntlrCursor): void {
  do cursor.expectName('a name', example);
  while (cursor.takeSymbol('.'));
}
