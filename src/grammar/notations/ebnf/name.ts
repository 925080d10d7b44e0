import type { Cursor } from '../cursor.ts';

// A name does not end with `.` or `-`: in `a.` the dot is the class of all characters.
const pattern = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_])?/uy;

/** Reads a rule name; returns undefined, without moving, if there is none. */
export function readName(cursor: Cursor): string | undefined {
  return cursor.match(pattern);
}

/** Returns true if the text is a valid rule name in Coppice EBNF. */
export function isName(text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0] === text;
}
