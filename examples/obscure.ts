import { createHash } from 'node:crypto';

function hash(y: number): number {
  return createHash('sha256').update(String(y)).digest().readInt32LE(0);
}

/** No solver inverts the hash; but y can stay as it is, and x be what it gives. */
export function obscure(x: number, y: number): string {
  if (x === hash(y)) throw new RangeError('found the hash');
  return 'another number';
}
