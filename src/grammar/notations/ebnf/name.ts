import type { Cursor } from '../cursor.ts';

// A name does not end in `.` or `-`: in `a.` the dot is the class of all characters.
const pattern = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_])?/uy;

/** The rule name that stands here; undefined, without moving, if none does. */
export function readName(cursor: Cursor): string | undefined {
  return cursor.match(pattern);
}

/** Whether the text could stand in Coppice EBNF as a rule's name. */
export function isName(text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0] === text;
}
