// Calculations, each with one branch that numbers must find, starting from zeros. Numbers are doubles.

export function quadratic(n) {
  if (n * n - 5 * n + 6 === 0 && n > 2) return 'reached';
}

export function interest(n) {
  if (Math.round(n * 1.05) === 21 && n > 20) return 'reached';
}

export function affine(n) {
  if ((n * 7 + 3) % 26 === 15 && n > 100) return 'reached';
}

export function mean(a, b) {
  if ((a + b) / 2 === 10.5 && a - b === 3) return 'reached';
}

export function magnitude(n) {
  if (Math.floor(Math.log10(n)) === 4 && n % 10 === 7) return 'reached';
}

export function triple(a, b) {
  if (a > 0 && b > a && Math.hypot(a, b) === 5) return 'reached';
}

export function negativeFixed(n) {
  if (n.toFixed(1) === '-2.5') return 'reached';
}

export function binaryDigits(n) {
  if (n.toString(2) === '101101') return 'reached';
}

export function justAboveOne(n) {
  if (n > 1 && n < 1 + 5e-16) return 'reached';
}

export function lostPrecision(n) {
  if (n + 1 - n !== 1 && n > 0 && n < 1e17) return 'reached';
}

export function bothZeros(n) {
  if (n === 0 && 1 / n < 0) return 'reached';
}

export function distance(x, y) {
  if (Math.sqrt(x * x + y * y) === 10 && x > 0 && y > 0) return 'reached';
}

export function percentage(part, whole) {
  if (whole > 0 && (part / whole) * 100 === 37.5 && part > 2) return 'reached';
}

export function flags(n) {
  if ((n & 0b1010) === 0b1000 && (n | 0b0101) === 0b1101 && n >> 4 === 0) return 'reached';
}

export function digitReversal(n) {
  let [rest, reversed] = [n, 0];
  for (let i = 0; i < 3; i++) {
    reversed = reversed * 10 + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  if (n > 99 && n < 1000 && reversed === 321) return 'reached';
}

export function coins(a, b) {
  if (Number.isInteger(a) && Number.isInteger(b) && a >= 0 && b >= 0 && 5 * a + 7 * b === 31) return 'reached';
}
