import type { BnfCursor } from './bnf-cursor.ts';

/** How often an item may stand; undefined if no quantifier follows it. */
export function readQuantifier(cursor: BnfCursor): { min: number; max: number } | undefined {
  cursor.skipBlanks();
  if (cursor.take('?')) return { min: 0, max: 1 };
  if (cursor.take('*')) return { min: 0, max: Infinity };
  return cursor.take('+') ? { min: 1, max: Infinity } : undefined;
}
