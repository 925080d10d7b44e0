// Decoding of form data: + is a space, %xx a character; the hexadecimal digits are looked up in a table.

const hexValues = {
  0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9,
  a: 10, b: 11, c: 12, d: 13, e: 14, f: 15,
  A: 10, B: 11, C: 12, D: 13, E: 14, F: 15,
}; // prettier-ignore

export function cgiDecode(text) {
  let decoded = '';
  let at = 0;
  while (at < text.length) {
    const c = text[at];
    if (c === '+') {
      decoded += ' ';
    } else if (c === '%') {
      const high = text[at + 1];
      const low = text[at + 2];
      at += 2;
      if (!Object.hasOwn(hexValues, high) || !Object.hasOwn(hexValues, low)) throw new RangeError('invalid encoding');
      decoded += String.fromCharCode(hexValues[high] * 16 + hexValues[low]);
    } else {
      decoded += c;
    }
    at += 1;
  }
  return decoded;
}
