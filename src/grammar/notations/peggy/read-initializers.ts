import type { PeggyCursor } from './peggy-cursor.ts';

/** Steps over `{{…}}` and `{…}` before the rules; they hold code for the parser. */
export function readInitializers(cursor: PeggyCursor): void {
  cursor.skipBlanks();
  if (cursor.lookAhead(() => cursor.match(/import(?:\s*[{*"']|\s+[^\s="'])/y) !== undefined)) {
    const hint = 'copy the rules that are used into this file';
    throw cursor.error('peggy-import', 'rules from other files cannot be imported', hint);
  }
  while (cursor.peek() === '{') {
    cursor.warn('peggy-initializer', 'the code before the rules is ignored');
    cursor.skipCode();
    cursor.skipBlanks();
    cursor.take(';');
    cursor.skipBlanks();
  }
}
