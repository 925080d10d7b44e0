import { createHash } from 'node:crypto';

/** Native code that the engine cannot follow. */
function hash(value) {
  return createHash('sha256').update(String(value)).digest().readInt32BE(0);
}

export function equalsHash(x, y) {
  if (x === hash(y)) return 'reached';
}

export function equalsHashOfTen(x, y) {
  if (x === hash(y)) {
    if (y === 10) return 'reached';
  }
}
