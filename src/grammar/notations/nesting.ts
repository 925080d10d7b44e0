import type { Cursor } from './cursor.ts';

/** Brackets in brackets beyond this are refused: the readers, and all who walk expressions, recurse over them. */
const deepest = 1000;

/** Called on entering a bracket, the cursor on it: the depth inside. */
export function deeper(cursor: Cursor, depth: number): number {
  if (depth < deepest) return depth + 1;
  const hint = 'give the inner parts rules of their own';
  throw cursor.error('grammar-too-deep', `brackets are nested more than ${deepest} levels deep`, hint);
}
