interface Level {
  readonly size: number;
  readonly inner: Level | undefined;
}

/** A chain of levels, each half as large again; the last digits are lost in different places. */
export function halved(n: number): Level {
  return level(n, 4, (size) => Math.floor((size * 3) / 2));
}

export function shifted(n: number): Level {
  return level(n, 4, (size) => (size * 3) >> 1);
}

function level(size: number, depth: number, grow: (size: number) => number): Level {
  return { size: depth === 0 ? grow(size) : size, inner: depth === 0 ? undefined : level(size, depth - 1, grow) };
}
