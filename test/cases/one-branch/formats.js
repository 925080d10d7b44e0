// Small readers of everyday formats, each with one branch that a text must find, starting from the empty one.

export function isoDate(s) {
  const [year, month, day] = s.split('-').map(Number);
  if (year > 1999 && month === 2 && day === 30) return 'reached';
}

export function hexColour(s) {
  const m = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(s);
  if (m && parseInt(m[1], 16) > 200 && parseInt(m[3], 16) === 0) return 'reached';
}

export function queryString(s) {
  const fields = Object.fromEntries(s.split('&').map((pair) => pair.split('=')));
  if (fields.id === '7') return 'reached';
}

export function thirdColumn(s) {
  if (s.split(',')[2]?.trim() === 'total') return 'reached';
}

export function dottedAddress(s) {
  const parts = s.split('.');
  if (parts.length !== 4) return 'missed';
  for (const part of parts) {
    const n = Number(part);
    if (!Number.isInteger(n) || n < 0 || n > 255) return 'missed';
  }
  if (parts[0] === '127' && Number(parts[3]) > 1) return 'reached';
}

export function romanNumeral(s) {
  const values = { I: 1, V: 5, X: 10, L: 50 };
  let sum = 0;
  for (let i = 0; i < s.length; i++) {
    const here = values[s[i]];
    const next = values[s[i + 1]] ?? 0;
    if (here === undefined) return 'missed';
    sum += here < next ? -here : here;
  }
  if (sum === 14) return 'reached';
}

export function answer(s) {
  if (s.trim().toLowerCase() === 'yes' && s.length > 4) return 'reached';
}

export function quotes(s) {
  const count = s.split('"').length - 1;
  if (count > 2 && count % 2 === 0) return 'reached';
}

export function vowels(s) {
  const found = [...s].filter((c) => 'aeiou'.includes(c));
  if (found.length === 3) return 'reached';
}

export function capitalised(s) {
  const first = s.charAt(0);
  if (s.length > 3 && first !== first.toLowerCase() && s.slice(1) === s.slice(1).toLowerCase()) return 'reached';
}

export function bigNumeral(s) {
  const n = Number(s);
  if (n > 1e6 && Number.isInteger(n)) return 'reached';
}

export function binaryNumeral(s) {
  if (parseInt(s, 2) === 21) return 'reached';
}

export function decimals(s) {
  if (s !== '' && Number(s).toFixed(1) === '2.5') return 'reached';
}

export function betweenBrackets(s) {
  const open = s.indexOf('(');
  const close = s.indexOf(')');
  if (open >= 0 && close > open && s.slice(open + 1, close) === 'arg') return 'reached';
}

export function extension(s) {
  if (s.slice(s.lastIndexOf('.') + 1) === 'ts' && s.length > 5) return 'reached';
}

export function frequencies(s) {
  const counts = new Map();
  for (const c of s) counts.set(c, (counts.get(c) ?? 0) + 1);
  if (counts.get('z') === 3) return 'reached';
}

export function caesar(s) {
  const shifted = [...s].map((c) => String.fromCharCode(c.charCodeAt(0) + 3)).join('');
  if (shifted === 'khoor') return 'reached';
}

export function dottedVersion(s) {
  const [major, minor] = s.split('.').map(Number);
  if (major === 2 && minor >= 10) return 'reached';
}

export function nestedField(s) {
  let document;
  try {
    document = JSON.parse(s);
  } catch {
    return 'missed';
  }
  if (document?.user?.name === 'root') return 'reached';
}

export function items(s) {
  try {
    const { items } = JSON.parse(s);
    if (Array.isArray(items) && items.length === 2 && items[0] > 10) return 'reached';
  } catch {
    return 'missed';
  }
}

export function accents(s) {
  if (s.normalize('NFD').replace(/[\u0300-\u036f]/g, '') === 'ete' && s !== 'ete') return 'reached';
}

export function filled(s) {
  if (s.padEnd(5, '.') === 'ab...') return 'reached';
}

export function prefixed(s) {
  if (`x${s}`.startsWith('xylo')) return 'reached';
}

export function words(s) {
  let count = 0;
  let isInside = false;
  for (let i = 0; i < s.length; i++) {
    const isLetter = s[i] >= 'a' && s[i] <= 'z';
    if (isLetter && !isInside) count++;
    isInside = isLetter;
  }
  if (count === 3) return 'reached';
}

export function byteHash(s) {
  let hash = 5381;
  for (let i = 0; i < 3; i++) hash = ((hash << 5) + hash + s.charCodeAt(i)) & 0xff;
  if (hash === 42) return 'reached';
}

export function checksum(s) {
  let [a, b] = [1, 0];
  for (const c of s) {
    a = (a + c.charCodeAt(0)) % 251;
    b = (b + a) % 251;
  }
  if (s.length === 3 && a === 17 && b === 99) return 'reached';
}

export function braces(s) {
  if (s.length > 1 && s.charAt(0) === '{' && s.charAt(s.length - 1) === '}') return 'reached';
}

export function anagram(s) {
  if ([...s].sort().join('') === 'abc' && s !== 'abc') return 'reached';
}

export function digitsOnly(s) {
  if (s.length === 4 && [...s].every((c) => c >= '0' && c <= '9')) return 'reached';
}

export function anyKeyword(s) {
  if (s.length > 6 && ['import', 'export'].some((word) => s.startsWith(word))) return 'reached';
}

export function pairsOfUnits(s) {
  let pairs = 0;
  for (const c of s) if (c.length === 2) pairs++;
  if (pairs === 2) return 'reached';
}

export function header(s) {
  const [name, ...rest] = s.split(':');
  if (name.toLowerCase() === 'host' && rest.join(':').trim() === 'a.b') return 'reached';
}

export function duration(s) {
  const m = /^(\d+)h(\d+)m$/.exec(s);
  if (m !== null && Number(m[1]) * 60 + Number(m[2]) === 135) return 'reached';
}

export function luhn(s) {
  if (!/^\d{4}$/.test(s)) return 'missed';
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    let digit = s.charCodeAt(i) - 48;
    if (i % 2 === 0) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  if (sum === 30) return 'reached';
}

export function camelCase(s) {
  const camel = s.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  if (camel === 'fontSize') return 'reached';
}

export function tagPair(s) {
  const m = s.match(/^<([a-z]+)>([^<]*)<\/\1>$/);
  if (m && m[1].length === 2 && m[2] === 'x') return 'reached';
}

export function entries(s) {
  const seen = new Set(s.split(' '));
  if (seen.size === 3 && seen.has('b')) return 'reached';
}

export async function later(s) {
  const parts = await Promise.all(s.split('|').map(async (part) => part.trim()));
  if (parts.length === 2 && parts[1] === 'end') return 'reached';
}

function* lines(s) {
  for (const line of s.split('\n')) yield line;
}

export function secondLine(s) {
  let number = 0;
  for (const line of lines(s)) {
    number++;
    if (number === 2 && line === '---') return 'reached';
  }
}

export function indented(s) {
  const [first = '', second = ''] = s.split(/\r?\n/);
  const depth = second.length - second.trimStart().length;
  if (first.endsWith(':') && depth === 4 && second.trim() !== '') return 'reached';
}
