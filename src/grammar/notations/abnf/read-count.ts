import { type Expression, repeat } from '../../expression.ts';
import type { AbnfCursor } from './abnf-cursor.ts';

/** The `*`, `2*`, `*5`, `2*5` or `3` that may stand before an element, as what it makes of the element. */
export function readCount(cursor: AbnfCursor): (element: Expression) => Expression {
  const start = cursor.offset;
  const written = cursor.match(/\d*\*\d*|\d+/y);
  refuseList(cursor, start);
  if (written === undefined) return (element) => element;
  const [low = '', high = low] = written.split('*');
  const min = Number(low);
  const max = high === '' ? Infinity : Number(high);
  if (min > max) {
    const hint = `write the smaller number first: \`${max}*${min}\``;
    throw cursor.error('abnf-reversed-count', `\`${written}\` asks for more than it allows`, hint, start);
  }
  if (min > Number.MAX_SAFE_INTEGER || (max > Number.MAX_SAFE_INTEGER && max !== Infinity)) {
    throw cursor.error('abnf-bad-count', `\`${written}\` is too large`, 'for no upper limit write `2*`', start);
  }
  cursor.skipBlanks();
  return (element) => repeat(element, min, max);
}

/** HTTP's standards extend ABNF by lists, which depend on rules of their own. */
function refuseList(cursor: AbnfCursor, start: number): void {
  if (cursor.peek() !== '#') return;
  const hint = 'write the list out: `1#x` is `x *( OWS "," OWS x )`';
  throw cursor.error('abnf-list', 'lists with `#` belong to HTTP and not to ABNF', hint, start);
}
