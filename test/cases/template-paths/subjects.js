// Small parsers, each for one grammar of test/unit/search/template-paths.test.ts. They decide by the values of tokens too.

/** `a=1;b=2`: settings, of which none may repeat and one has a limit. */
export function settings(text) {
  const names = [];
  for (let at = 0; at < text.length; at += 4) {
    const name = text[at];
    const value = text.charCodeAt(at + 2) - 48;
    if (name === 'b' && value > 2) throw new RangeError('b is too large');
    for (const other of names) if (other === name) throw new SyntaxError('twice');
    names.push(name);
  }
  return names.length;
}

/** `(2(13))`: nested lists; the sum of the digits weighted by depth. */
export function nested(text) {
  let depth = 0;
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 40) depth++;
    else if (code === 41) depth--;
    else if (depth > 2) throw new RangeError('too deep');
    else sum += depth * (code - 48);
  }
  if (sum === 5) return 'five';
  return sum > 3 ? 'large' : 'small';
}

/** `21:03`: hours and minutes. */
export function time(text) {
  const [hours, minutes] = text.split(':');
  if (Number(hours) > 23) throw new RangeError('hours');
  if (Number(minutes) % 20 === 0) return 'round';
  return hours === minutes ? 'same' : 'other';
}

/** `if do`: keywords and names share their letters. */
export function words(text) {
  let state = 'start';
  let letters = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && text[at] !== ' ') {
      if (text[at] === 'f') letters++;
      continue;
    }
    const word = text.slice(start, at);
    if (word === 'if' && state === 'start') state = 'condition';
    else if (word === 'do' && state === 'condition') state = 'action';
    start = at + 1;
  }
  return letters > 1 ? state : letters;
}

/** `"a\"b"`: a quoted text with escapes. */
export function quoted(text) {
  let result = '';
  for (let i = 1; i < text.length - 1; i++) {
    if (text[i] !== '\\') result += text[i];
    else if (text[++i] === 'n') result += '\n';
    else result += text[i];
  }
  if (result.includes('\n\n')) return 'paragraphs';
  return result.startsWith('a') ? result.length : -1;
}

/** `-2+1`: sums, of which none may be zero. */
export function sum(text) {
  let at = 0;
  const term = () => {
    const sign = text[at] === '-' ? -1 : 1;
    if (sign === -1) at++;
    return sign * (text.charCodeAt(at++) - 48);
  };
  let total = term();
  while (at < text.length) {
    at++;
    total += term();
    if (total === 0) throw new RangeError('nothing left');
  }
  return total;
}
