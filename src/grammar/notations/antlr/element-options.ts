import type { AntlrCursor } from './antlr-cursor.ts';
import { skipAction } from './code-block.ts';
import { takeStringLiteral } from './string-literal.ts';

const example = 'write element options as in `<assoc = right>`';

/** Skips `<assoc = right, fail = '...'>` at the cursor. Element options affect trees and messages, not the language. */
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
