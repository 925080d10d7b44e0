// Functions as somebody who knows nothing of the solver would write them, each with one branch worth reaching.

export function sumOfDigits(s) {
  let sum = 0;
  for (const character of s) sum += Number(character);
  if (s.length === 4 && sum === 31) return 'reached';
}

export function hexColour(s) {
  if (!/^#[0-9a-f]{6}$/i.test(s)) return;
  const red = parseInt(s.slice(1, 3), 16);
  const blue = parseInt(s.slice(5, 7), 16);
  if (red === 200 && blue < 16) return 'reached';
}

export function time(s) {
  const [hours, minutes] = s.split(':').map(Number);
  if (hours * 60 + minutes === 754) return 'reached';
}

export function userAndHost(s) {
  const at = s.lastIndexOf('@');
  if (at < 1) return;
  const host = s.slice(at + 1);
  if (host.indexOf('.') === 2 && host.endsWith('.io')) return 'reached';
}

export function rotated(s) {
  let out = '';
  for (let i = 0; i < s.length; i++) out += String.fromCharCode(s.charCodeAt(i) + 1);
  if (out === 'gdkkn') return 'reached';
}

export function balanced(s) {
  let depth = 0;
  let deepest = 0;
  for (const character of s) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth < 0) return;
    deepest = Math.max(deepest, depth);
  }
  if (depth === 0 && deepest === 3) return 'reached';
}

export function checksum(s) {
  if (s.length !== 5) return;
  let sum = 0;
  for (let i = 0; i < 4; i++) sum += (s.charCodeAt(i) - 48) * (i + 2);
  if (sum > 40 && s.charCodeAt(4) - 48 === sum % 10) return 'reached';
}

export function roman(s) {
  const values = { I: 1, V: 5, X: 10, L: 50 };
  let total = 0;
  for (const letter of s) total += values[letter] ?? NaN;
  if (total === 61) return 'reached';
}

export function percentage(s) {
  if (s.endsWith('%') && parseFloat(s) === 12.5) return 'reached';
}

export function keyAndValue(s) {
  const map = new Map();
  for (const pair of s.split(';')) {
    const [key, value] = pair.split('=');
    map.set(key, value);
  }
  if (map.size === 2 && map.get('mode') === 'dark') return 'reached';
}

export function repeated(s) {
  if (s !== '' && s === 'ab'.repeat(s.length / 2)) return 'reached';
}

export function reversed(s) {
  if (s.length > 3 && [...s].reverse().join('') === 'drawer') return 'reached';
}

export function unquoted(s) {
  const m = /^"((?:[^"\\]|\\.)*)"$/.exec(s);
  if (m && m[1].replace(/\\(.)/g, '$1') === 'a"b') return 'reached';
}

export function spaces(s) {
  if (s.trim() !== s && s.trim().split(/\s+/).length === 3) return 'reached';
}

export function comparedWords(s) {
  if (s > 'melon' && s < 'melt' && s.length === 5) return 'reached';
}

export function padded(s) {
  if (s.padStart(6, '0') === '000742') return 'reached';
}

export function jsonField(s) {
  let value;
  try {
    value = JSON.parse(s);
  } catch {
    return;
  }
  if (value?.level > 3 && value.level < 5) return 'reached';
}

export function version(s) {
  const [major, minor] = s.replace(/^v/, '').split('.').map((part) => parseInt(part, 10));
  if (major === 2 && minor >= 14) return 'reached';
}

export function flagged(s) {
  switch (s.toLowerCase()) {
    case 'yes':
    case 'on':
      if (s[0] !== s[0].toLowerCase()) return 'reached';
  }
}

export function crc(s) {
  let value = 0xffff;
  for (let i = 0; i < s.length; i++) {
    value ^= s.charCodeAt(i);
    for (let bit = 0; bit < 2; bit++) value = value & 1 ? (value >>> 1) ^ 0xa001 : value >>> 1;
  }
  if (s.length === 2 && value === 0x5fe3) return 'reached';
}

export function sortedLetters(s) {
  if (s.length === 3 && s.split('').sort().join('') === 'abc') return 'reached';
}

export function csvColumn(s) {
  const rows = s.split('\n').map((line) => line.split(','));
  if (rows.length === 2 && rows[1][1] === '42') return 'reached';
}

export function charClassCount(s) {
  const digits = s.match(/\d/g) ?? [];
  if (digits.length === 3 && digits[2] === '7') return 'reached';
}

export function templateText(s) {
  if (`${s}-${s.length}` === 'tree-4') return 'reached';
}

export function codePoint(s) {
  if (s.codePointAt(0) === 0x1f600) return 'reached';
}

export function bytes(s) {
  const data = new TextEncoder().encode(s);
  if (data.length === 3 && data[0] === 0xe2) return 'reached';
}

export function queue(s) {
  const stack = [];
  for (const token of s.split(' ')) {
    if (/^\d+$/.test(token)) stack.push(Number(token));
    else if (token === '+' && stack.length > 1) stack.push(stack.pop() + stack.pop());
  }
  if (stack.length === 1 && stack[0] === 30) return 'reached';
}

export function urlPath(s) {
  const query = s.indexOf('?');
  if (query > 0 && new URLSearchParams(s.slice(query)).get('page') === '3') return 'reached';
}

export function nibbles(s) {
  let value = 0;
  for (let i = 0; i < s.length && i < 8; i++) value = (value << 4) | parseInt(s[i], 16);
  if (value === 0xbeef) return 'reached';
}

export async function awaited(s) {
  const text = await Promise.resolve(s.trim());
  if (text.startsWith('go ') && text.length === 6) return 'reached';
}
