export function target(text, limit = 3) {
  if (text === 'abc' || limit > 9) return 'first';
  const isLong = text > 'm' ? 'long' : 'short';
  switch (text) {
    case 'x':
      return isLong;
  }
  while (limit < 5) limit++;
  return limit;
}

export function bytes(data) {
  return data[0] === 0x7f && data[1] > 3;
}

export function parts(list, options) {
  if (list.length > 1) list.seen = true;
  if (list[1] === 7) list.seen = true;
  if (options.name < 'y') list.seen = true;
  if (options.mode === 'b') return 'b';
  return 'a';
}
