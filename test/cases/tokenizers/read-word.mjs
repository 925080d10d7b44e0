const keywords = ['let', 'in'];

/** What stands at a place of a text, blanks before it left out: what it is, and where. */
export function readWord(text, from) {
  let start = from;
  while (text[start] === ' ' || text[start] === '\n') start++;
  if (start === text.length) return { what: 'end', start, end: start };
  let end = start + 1;
  const first = text[start];
  if (first >= 'a' && first <= 'z') {
    while (end < text.length && /[a-z0-9]/.test(text[end])) end++;
    const word = text.slice(start, end);
    return { what: keywords.includes(word) ? word : 'name', start, end };
  }
  if (first >= '0' && first <= '9') {
    while (end < text.length && text[end] >= '0' && text[end] <= '9') end++;
    return { what: 'number', start, end };
  }
  if ('+*=()'.includes(first)) return { what: first, start, end };
  throw new SyntaxError(`nothing begins with ${first}`);
}
