// Each function has one branch that a text must find, starting from the empty one.

export function charCode(s) {
  if (s.charCodeAt(0) === 0x7b) return 'reached';
}

export function charCodeRange(s) {
  const c = s.charCodeAt(2);
  if (c >= 0x41 && c <= 0x46) return 'reached';
}

export function charCodeSum(s) {
  if (s.charCodeAt(0) + s.charCodeAt(1) === 500) return 'reached';
}

export function charCodeDifference(s) {
  if (s.charCodeAt(1) - s.charCodeAt(0) === 25 && s.charCodeAt(0) > 96) return 'reached';
}

export function codePoint(s) {
  if (s.codePointAt(0) === 0x1f600) return 'reached';
}

export function characterAt(s) {
  if (s.charAt(3) === '%') return 'reached';
}

export function indexed(s) {
  if (s[0] === '<' && s[1] === '/') return 'reached';
}

export function negativeAt(s) {
  if (s.length > 2 && s.at(-1) === ';') return 'reached';
}

export function fourByteMagic(s) {
  if (s[0] === 'F' && s[1] === 'U' && s[2] === 'Z' && s[3] === 'Z') return 'reached';
}

export function equality(s) {
  if (s === 'function') return 'reached';
}

export function looseEquality(s) {
  if (s == 42) return 'reached';
}

export function inequalityOfTexts(s) {
  if (s > 'mango' && s < 'melon') return 'reached';
}

export function lengthIs(s) {
  if (s.length === 17) return 'reached';
}

export function lengthModulo(s) {
  if (s.length % 7 === 5 && s.length > 10) return 'reached';
}

export function prefix(s) {
  if (s.startsWith('https://')) return 'reached';
}

export function prefixAt(s) {
  if (s.startsWith('key', 4)) return 'reached';
}

export function suffix(s) {
  if (s.endsWith('.json')) return 'reached';
}

export function prefixAndSuffix(s) {
  if (s.startsWith('<!--') && s.endsWith('-->') && s.length > 10) return 'reached';
}

export function contained(s) {
  if (s.includes('needle')) return 'reached';
}

export function indexOfIs(s) {
  if (s.indexOf('@') === 4) return 'reached';
}

export function indexOfPair(s) {
  const at = s.indexOf('@');
  if (at > 0 && s.indexOf('.', at) > at + 2) return 'reached';
}

export function lastIndexOfIs(s) {
  if (s.lastIndexOf('/') === 5) return 'reached';
}

export function firstAndLastDiffer(s) {
  if (s.indexOf(':') >= 0 && s.lastIndexOf(':') - s.indexOf(':') === 3) return 'reached';
}

export function splitCount(s) {
  if (s.split(',').length === 4) return 'reached';
}

export function splitParts(s) {
  const [key, value] = s.split('=');
  if (key === 'mode' && value === 'fast') return 'reached';
}

export function splitSums(s) {
  const parts = s.split('-');
  if (parts.length === 3 && parts[0].length === 4 && parts[1] === '02') return 'reached';
}

export function replaced(s) {
  if (s.replace('a', 'xyz') === 'bxyzc') return 'reached';
}

export function replacedAll(s) {
  if (s.replaceAll('-', '') === 'abc' && s.length === 5) return 'reached';
}

export function replacedByPattern(s) {
  if (s.replace(/[^0-9]/g, '') === '2024' && s.length > 6) return 'reached';
}

export function trimmed(s) {
  if (s.trim() === 'end' && s.length === 6) return 'reached';
}

export function trimmedStart(s) {
  if (s.trimStart().length === s.length - 2) return 'reached';
}

export function lowerCase(s) {
  if (s.toLowerCase() === 'select' && s !== 'select') return 'reached';
}

export function upperCase(s) {
  if (s.toUpperCase() === 'DOCTYPE' && s[0] === 'd') return 'reached';
}

export function sliced(s) {
  if (s.slice(2, 6) === 'true') return 'reached';
}

export function slicedFromTheEnd(s) {
  if (s.slice(-3) === '...') return 'reached';
}

export function substrings(s) {
  if (s.substring(1, 4) === 'abc' && s.substr(4, 2) === 'de') return 'reached';
}

export function concatenated(s) {
  if ('<' + s + '>' === '<body>') return 'reached';
}

export function template(s) {
  if (`[${s}:${s.length}]` === '[abc:3]') return 'reached';
}

export function repeated(s) {
  if (s.repeat(2) === 'abab') return 'reached';
}

export function padded(s) {
  if (s.padStart(6, '0') === '000x1y') return 'reached';
}

export function reversed(s) {
  if (s.split('').reverse().join('') === 'drow') return 'reached';
}

export function palindrome(s) {
  if (s.length !== 5) return 'missed';
  for (let i = 0; i < 2; i++) if (s[i] !== s[4 - i]) return 'missed';
  if (s[0] !== s[1]) return 'reached';
}

export function parsedInteger(s) {
  if (parseInt(s, 10) === 1234) return 'reached';
}

export function parsedHexadecimal(s) {
  if (parseInt(s, 16) === 0xcafe) return 'reached';
}

export function parsedNegative(s) {
  const n = parseInt(s, 10);
  if (n < -40 && n > -50) return 'reached';
}

export function numberOf(s) {
  if (Number(s) === 3.5) return 'reached';
}

export function numberIsNaN(s) {
  if (s.length > 0 && Number.isNaN(Number(s))) return 'reached';
}

export function numberExponent(s) {
  if (Number(s) === 12000 && s.includes('e')) return 'reached';
}

export function parsedFloat(s) {
  const n = parseFloat(s);
  if (n > 0.5 && n < 0.75) return 'reached';
}

export function unaryPlus(s) {
  if (+s > 99 && s.length === 3) return 'reached';
}

export function digitSum(s) {
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const c = s.charCodeAt(i);
    if (!(c >= 48 && c <= 57)) return 'missed';
    value = value * 10 + (c - 48);
  }
  if (value === 1729) return 'reached';
}

export function countedCharacters(s) {
  let count = 0;
  for (const c of s) if (c === '(') count++;
  if (count === 3) return 'reached';
}

export function balance(s) {
  let depth = 0;
  for (let i = 0; i < s.length; i++) {
    if (s[i] === '[') depth++;
    else if (s[i] === ']') depth--;
    else return 'missed';
    if (depth < 0) return 'missed';
  }
  if (depth === 0 && s.length === 6) return 'reached';
}

export function spreadCharacters(s) {
  const [a, b, ...rest] = [...s];
  if (a === 'x' && b === 'y' && rest.length === 1) return 'reached';
}

export function switchOnText(s) {
  switch (s) {
    case 'get':
      return 'missed';
    case 'put':
      return 'missed';
    case 'delete':
      return 'reached';
  }
}

export function objectKey(s) {
  const handlers = { add: 1, sub: 2, mul: 3, div: 4 };
  if (handlers[s] === 3) return 'reached';
}

export function inOperator(s) {
  const known = { alpha: 0, beta: 0, gamma: 0 };
  if (Object.hasOwn(known, s)) return 'reached';
}

export function mapKey(s) {
  const table = new Map([
    ['one', 1],
    ['seven', 7],
  ]);
  if (table.get(s) === 7) return 'reached';
}

export function setKey(s) {
  const words = new Set(['if', 'else', 'while']);
  if (words.has(s) && s.length === 5) return 'reached';
}

export function arrayIncludes(s) {
  if (['north', 'south', 'east'].indexOf(s) === 1) return 'reached';
}

export function keyOfPart(s) {
  const units = { px: 1, em: 2, rem: 3 };
  if (s[0] === '8' && units[s.slice(1)] === 3) return 'reached';
}

export function jsonNumber(s) {
  let value;
  try {
    value = JSON.parse(s);
  } catch {
    return 'missed';
  }
  if (value === 77) return 'reached';
}

export function jsonField(s) {
  let value;
  try {
    value = JSON.parse(s);
  } catch {
    return 'missed';
  }
  if (value !== null && typeof value === 'object' && value.kind === 'leaf') return 'reached';
}

export function jsonArray(s) {
  let value;
  try {
    value = JSON.parse(s);
  } catch {
    return 'missed';
  }
  if (Array.isArray(value) && value.length === 2 && value[1] === true) return 'reached';
}

export function smallHash(s) {
  let hash = 7;
  for (let i = 0; i < 3; i++) hash = (hash * 31 + (s.charCodeAt(i) | 0)) & 0xffff;
  if (hash === 0x1234) return 'reached';
}

export function xorHash(s) {
  if (s.length !== 4) return 'missed';
  let hash = 0;
  for (let i = 0; i < 4; i++) hash = (hash << 5) ^ (hash >>> 27) ^ s.charCodeAt(i);
  if (hash >>> 0 === 0x31b0c5) return 'reached';
}

export function checksumDigit(s) {
  if (!/^\d{6}$/.test(s)) return 'missed';
  let sum = 0;
  for (let i = 0; i < 5; i++) sum += Number(s[i]) * (6 - i);
  if (sum % 11 === Number(s[5]) && sum > 20) return 'reached';
}

export async function awaited(s) {
  const text = await Promise.resolve(s);
  if (text === 'later') return 'reached';
}

export async function awaitedTwice(s) {
  const lengthOf = async (text) => text.length;
  if ((await lengthOf(s)) === 3 && (await Promise.resolve(s[1])) === '+') return 'reached';
}

export function generated(s) {
  function* tokens() {
    for (const part of s.split(' ')) yield part;
  }
  const found = [...tokens()];
  if (found[1] === 'then') return 'reached';
}

export function iteratedByNext(s) {
  const it = s[Symbol.iterator]();
  it.next();
  if (it.next().value === '?') return 'reached';
}

export function localeOrder(s) {
  if (s.length === 1 && s.normalize('NFD').length === 2) return 'reached';
}

export function encoded(s) {
  if (encodeURIComponent(s) === 'a%20b%26') return 'reached';
}

export function decoded(s) {
  try {
    if (decodeURIComponent(s) === '<>' && s.length === 6) return 'reached';
  } catch {
    return 'missed';
  }
}

export function closure(s) {
  const starts = (mark) => (text) => text.startsWith(mark);
  if (starts('#!')(s)) return 'reached';
}

export function destructured(s) {
  const { length, [0]: first } = s;
  if (length === 4 && first === '&') return 'reached';
}

export function classField(s) {
  class Reader {
    #text;
    constructor(text) {
      this.#text = text;
    }
    get head() {
      return this.#text.slice(0, 2);
    }
  }
  if (new Reader(s).head === '0b') return 'reached';
}

export function reducedCharacters(s) {
  const sum = [...s].reduce((total, c) => total + c.charCodeAt(0), 0);
  if (sum === 300 && s.length === 3) return 'reached';
}

export function mappedAndJoined(s) {
  const upper = s
    .split('.')
    .map((part) => part.trim())
    .join('/');
  if (upper === 'a/b') return 'reached';
}
