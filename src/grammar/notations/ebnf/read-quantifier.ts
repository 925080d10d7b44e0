import type { EbnfCursor } from './ebnf-cursor.ts';

/** How often an item may stand. */
export interface Quantifier {
  readonly min: number;
  readonly max: number;
  readonly lazy: boolean;
}

/** `? * + {n} {n,} {n,m} {,m}`, made lazy by a `?` right behind; undefined if no quantifier stands here. */
export function readQuantifier(cursor: EbnfCursor): Quantifier | undefined {
  const bounds = readBounds(cursor);
  if (bounds === undefined) return undefined;
  const lazy = cursor.take('?');
  cursor.skipBlanks();
  if (!startsQuantifier(cursor)) return { ...bounds, lazy };
  const hint = 'put what the first one makes in parentheses: `(a?)*`';
  throw cursor.error('ebnf-double-quantifier', `${cursor.here()} follows another quantifier`, hint);
}

export function startsQuantifier(cursor: EbnfCursor): boolean {
  return !cursor.atEnd && '?*+{'.includes(cursor.peek());
}

function readBounds(cursor: EbnfCursor): { min: number; max: number } | undefined {
  if (cursor.take('?')) return { min: 0, max: 1 };
  if (cursor.take('*')) return { min: 0, max: Infinity };
  if (cursor.take('+')) return { min: 1, max: Infinity };
  return cursor.peek() === '{' ? readBracedBounds(cursor) : undefined;
}

function readBracedBounds(cursor: EbnfCursor): { min: number; max: number } {
  const start = cursor.offset;
  const written = cursor.match(/\{\s*(?:\d+\s*(?:,\s*\d*\s*)?|,\s*\d+\s*)\}/y);
  if (written === undefined) {
    const hint = 'a count is written `{3}`, `{2,}`, `{2,5}` or `{,4}`; any number of times is `( … )*`';
    throw cursor.error('ebnf-bad-count', `${cursor.here()} is not a count`, hint);
  }
  const [low = '', high = low] = written
    .slice(1, -1)
    .split(',')
    .map((bound) => bound.trim());
  const min = Number(low);
  const max = high === '' ? Infinity : Number(high);
  if (min > Number.MAX_SAFE_INTEGER || (max > Number.MAX_SAFE_INTEGER && max !== Infinity)) {
    throw cursor.error(
      'ebnf-bad-count',
      `the count \`${written}\` is too large`,
      'for no upper limit write `{2,}`',
      start,
    );
  }
  if (max === 0) {
    const hint = 'take the item out, or make it optional with `?`';
    throw cursor.error('ebnf-zero-count', `\`${written}\` lets its item never stand`, hint, start);
  }
  if (min > max) {
    const hint = `write the smaller count first: \`{${max},${min}}\``;
    throw cursor.error('ebnf-reversed-count', `the count \`${written}\` asks for more than it allows`, hint, start);
  }
  return { min, max };
}
