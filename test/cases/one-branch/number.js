// Each function has one branch that numbers must find, starting from zeros. Numbers are doubles.

export function equality(n) {
  if (n === 123456) return 'reached';
}

export function fraction(n) {
  if (n * 3 === 0.75) return 'reached';
}

export function tenths(n) {
  if (n + 0.1 === 0.3 + 1e-16) return 'reached';
}

export function notANumber(n) {
  if (n !== n) return 'reached';
}

export function notANumberByTest(n) {
  if (Number.isNaN(n * 2)) return 'reached';
}

export function infinite(n) {
  if (1 / n === -Infinity) return 'reached';
}

export function minusZero(n) {
  if (Object.is(n, -0)) return 'reached';
}

export function largerThanExact(n) {
  if (n + 1 === n && Number.isFinite(n)) return 'reached';
}

export function beyondExact(n) {
  if (n > 2 ** 53 && n < 2 ** 53 + 4 && Number.isInteger(n)) return 'reached';
}

export function overflow(n) {
  if (Number.isFinite(n) && n * n === Infinity) return 'reached';
}

export function integral(n) {
  if (Number.isInteger(n) && n > 10.5 && n < 11.5) return 'reached';
}

export function fractional(n) {
  if (n % 1 === 0.25 && n > 3) return 'reached';
}

export function floatRemainder(n) {
  if (n % 2.5 === 1.5 && n > 10) return 'reached';
}

export function rounded(n) {
  if (Math.round(n) === 3 && n < 3) return 'reached';
}

export function floored(n) {
  if (Math.floor(n) === -2 && Math.ceil(n) === -1) return 'reached';
}

export function truncated(n) {
  if (Math.trunc(n / 7) === 6 && n % 7 === 3) return 'reached';
}

export function absolute(n) {
  if (Math.abs(n - 5) < 0.001 && n !== 5) return 'reached';
}

export function extremes(a, b) {
  if (Math.max(a, b) === 9 && Math.min(a, b) === 4) return 'reached';
}

export function squareRoot(n) {
  if (Math.sqrt(n) === 12) return 'reached';
}

export function square(n) {
  if (n * n === 144) return 'reached';
}

export function product(a, b) {
  if (a * b === 391 && a > 1 && b > a) return 'reached';
}

export function cubic(n) {
  if (n ** 3 - 6 * n ** 2 + 11 * n === 6 && n > 2) return 'reached';
}

export function pythagoras(a, b) {
  if (a > 3 && b > a && a * a + b * b === 169) return 'reached';
}

export function linearSystem(a, b) {
  if (2 * a + 3 * b === 31 && a - b === 3) return 'reached';
}

export function asText(n) {
  if (String(n) === '42.5') return 'reached';
}

export function asTemplate(n) {
  if (`${n}px` === '640px') return 'reached';
}

export function asHexadecimal(n) {
  if (n.toString(16) === 'beef') return 'reached';
}

export function fixed(n) {
  if (n.toFixed(2) === '3.14') return 'reached';
}

export function digitsOf(n) {
  if (String(n).length === 5 && n > 0) return 'reached';
}

export function sign(n) {
  if (Math.sign(n) === -1 && n > -0.5) return 'reached';
}

export function singlePrecision(n) {
  if (Math.fround(n) !== n && n > 1 && n < 2) return 'reached';
}

export function safeInteger(n) {
  if (Number.isInteger(n) && !Number.isSafeInteger(n)) return 'reached';
}

export function dividedInto(n) {
  if (10 / n === 2.5) return 'reached';
}

export function typedFloat(n) {
  const cells = new Float32Array(1);
  cells[0] = n;
  if (cells[0] === 2.5) return 'reached';
}

export function exponential(n) {
  if (2 ** n === 1024) return 'reached';
}

export function logarithm(n) {
  if (Math.log2(n) === 10) return 'reached';
}

export function celsius(n) {
  if ((n * 9) / 5 + 32 === 212) return 'reached';
}

export function loopOver(n) {
  let steps = 0;
  for (let i = 0; i < n; i++) steps++;
  if (steps === 6) return 'reached';
}

export function mapOfNumbers(n) {
  const names = new Map([
    [404, 'missing'],
    [500, 'broken'],
  ]);
  if (names.get(n) === 'broken') return 'reached';
}

export function switchOnNumber(n) {
  switch (n) {
    case 200:
      return 'missed';
    case 301:
      return 'reached';
  }
}

export function tableLookUp(n) {
  const primes = [2, 3, 5, 7, 11, 13, 17];
  if (primes[n] === 13) return 'reached';
}

export function clamp(n) {
  const x = n < 10 ? 10 : n > 20 ? 20 : n;
  if (x * 2 === 34) return 'reached';
}
