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
