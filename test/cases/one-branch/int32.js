// Each function has one branch that whole numbers of 32 bits must find, starting from zeros.

export function sum(a, b) {
  if (a + b === 1000 && a - b === 10) return 'reached';
}

export function wrapsAround(a) {
  if (a > 0 && ((a + 1) | 0) < 0) return 'reached';
}

export function shiftLeft(a) {
  if (a << 3 === 0x7ffffff8) return 'reached';
}

export function shiftRight(a) {
  if (a >> 4 === -5) return 'reached';
}

export function shiftRightUnsigned(a) {
  if (a >>> 28 === 13) return 'reached';
}

export function mask(a) {
  if ((a & 0xff00) === 0x4200) return 'reached';
}

export function exclusiveOr(a, b) {
  if ((a ^ b) === 0x55aa && (a & b) === 0x0005) return 'reached';
}

export function complement(a) {
  if (~a === 99) return 'reached';
}

export function modulo(a) {
  if (a % 97 === 13 && a > 1000) return 'reached';
}

export function negativeModulo(a) {
  if (a % 10 === -3) return 'reached';
}

export function twoModuli(a) {
  if (a > 0 && a % 7 === 3 && a % 11 === 5 && a % 13 === 1) return 'reached';
}

export function multiply32(a) {
  if (Math.imul(a, 3) === 7) return 'reached';
}

export function mixed(a) {
  let h = a ^ (a >>> 16);
  h = Math.imul(h, 0x45d9f3b);
  if (h >>> 0 === 0xdeadbeef) return 'reached';
}

export function rotated(a) {
  if (((a << 7) | (a >>> 25)) === 0x12345678) return 'reached';
}

export function bitCount(a) {
  let count = 0;
  for (let i = 0; i < 8; i++) count += (a >> i) & 1;
  if (count === 7) return 'reached';
}

export function leadingZeros(a) {
  if (Math.clz32(a) === 9) return 'reached';
}

export function powerOfTwo(a) {
  if (a > 1000 && (a & (a - 1)) === 0) return 'reached';
}

export function typedBytes(a) {
  const bytes = new Uint8Array(2);
  bytes[0] = a;
  if (bytes[0] === 200 && a > 255) return 'reached';
}

export function typedSigned(a) {
  const cells = new Int8Array(1);
  cells[0] = a;
  if (cells[0] === -100) return 'reached';
}

export function clamped(a) {
  const cells = new Uint8ClampedArray(1);
  cells[0] = a;
  if (cells[0] === 255 && a !== 255) return 'reached';
}

export function product(a, b) {
  if (a > 1 && b > 1 && a < b && a * b === 10403) return 'reached';
}

export function triangle(a, b, c) {
  if (a <= 0 || b <= 0 || c <= 0) return 'missed';
  if (a + b <= c || b + c <= a || a + c <= b) return 'missed';
  if (a === b && b !== c && a > 100) return 'reached';
}

export function gcd(a, b) {
  if (a < 10 || b < 10 || a === b) return 'missed';
  let [x, y] = [a, b];
  for (let i = 0; i < 6 && y !== 0; i++) [x, y] = [y, x % y];
  if (y === 0 && x === 6) return 'reached';
}

export function date(year, month, day) {
  if (month < 1 || month > 12 || day < 1 || day > 31) return 'missed';
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (isLeap && year > 1900 && month === 2 && day === 29) return 'reached';
}

export function collatz(a) {
  let n = a;
  let steps = 0;
  while (n > 1 && steps < 8) {
    n = n % 2 === 0 ? n / 2 : 3 * n + 1;
    steps++;
  }
  if (steps === 6 && n === 1) return 'reached';
}

export function linearCongruence(a) {
  if (((a * 1103 + 12345) & 0x7fff) === 0x1357 && a > 0) return 'reached';
}
