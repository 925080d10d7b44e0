// Functions of several arguments, each with the domains it is called with and the values it starts from.

const number = { kind: 'number' };
const int32 = { kind: 'int32' };
const text = { kind: 'string', maxLength: 40 };
const flag = { kind: 'boolean' };
const big = { kind: 'bigint' };

export const starts = {
  textAndNumber: [[text, ''], [int32, 0]],
  flags: [[flag, false], [flag, false], [flag, false]],
  bigEquality: [[big, 0n]],
  bigSquare: [[big, 0n]],
  bigRemainder: [[big, 0n]],
  arrayOfNumbers: [[{ kind: 'array', element: int32, maxLength: 5 }, []]],
  sortedArray: [[{ kind: 'array', element: int32, exactLength: 3, maxLength: 3 }, [0, 0, 0]]],
  objectFields: [[{ kind: 'object', fields: { name: text, size: number } }, { name: '', size: 0 }]],
  oneOfThree: [
    [{ kind: 'oneOf', options: ['low', 'mid', 'high'].map((value) => ({ kind: 'const', value })) }, 'low'],
    [int32, 0],
  ],
  bytesMagic: [[{ kind: 'bytes', maxLength: 8, exactLength: 8 }, new Uint8Array(8)]],
  bytesLength: [[{ kind: 'bytes', maxLength: 8, exactLength: 8 }, new Uint8Array(8)]],
  bytesView: [[{ kind: 'bytes', maxLength: 8, exactLength: 8 }, new Uint8Array(8)]],
  bytesDecoded: [[{ kind: 'bytes', maxLength: 4, exactLength: 4 }, new Uint8Array(4)]],
  repeatedText: [[text, ''], [int32, 0]],
  characterAtIndex: [[text, ''], [int32, 0]],
  twoTexts: [[text, ''], [text, '']],
};

export function textAndNumber(s, n) {
  if (s.length === n && n === 4 && s[3] === '!') return 'reached';
}

export function flags(a, b, c) {
  if (a && !b && c) return 'reached';
}

export function bigEquality(n) {
  if (n * 3n === 30000000000000000000003n) return 'reached';
}

export function bigSquare(n) {
  if (n > 0n && n * n === 1000000n) return 'reached';
}

export function bigRemainder(n) {
  if (n > 100n && n % 17n === 4n) return 'reached';
}

export function arrayOfNumbers(list) {
  let sum = 0;
  for (const n of list) sum += n;
  if (list.length === 3 && sum === 60) return 'reached';
}

export function sortedArray(list) {
  const [a, b, c] = list;
  if (a < b && b < c && c - a === 5) return 'reached';
}

export function objectFields({ name, size }) {
  if (name === 'disk' && size > 1e6) return 'reached';
}

export function oneOfThree(level, n) {
  if (level === 'high' && n === 9) return 'reached';
}

export function bytesMagic(data) {
  if (data[0] === 0x89 && data[1] === 0x50 && data[2] === 0x4e && data[3] === 0x47) return 'reached';
}

export function bytesLength(data) {
  const length = (data[0] << 8) | data[1];
  if (length === 0x1f2 && data[2] === length % 7) return 'reached';
}

export function bytesView(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (view.getUint32(0, true) === 0x04034b50) return 'reached';
}

export function bytesDecoded(data) {
  if (new TextDecoder().decode(data) === 'true') return 'reached';
}

export function repeatedText(s, n) {
  if (n >= 0 && n < 9 && s.repeat(n) === 'xyxyxy') return 'reached';
}

export function characterAtIndex(s, i) {
  if (i > 2 && s[i] === 'Q') return 'reached';
}

export function twoTexts(a, b) {
  if (a.length > 2 && a === b + '!' && b[0] === '~') return 'reached';
}
