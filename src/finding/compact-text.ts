/** Repetitions that save fewer code units than this are written out. */
const leastSaved = 32;
const longestUnit = 16;

/**
 * Writes a text with long repetitions as an expression, such as `"a" + repeat("[", 4000) + "b"`; `repeat(unit, n)`
 * stands for `unit.repeat(n)`. Returns undefined if no part is repeated often enough to be worth it.
 */
export function compactText(text: string): string | undefined {
  const terms: string[] = [];
  let plainFrom = 0;
  for (let at = 0; at < text.length;) {
    const { size, times } = repetitionAt(text, at);
    if (size * (times - 1) < leastSaved) {
      at++;
      continue;
    }
    if (at > plainFrom) terms.push(JSON.stringify(text.slice(plainFrom, at)));
    terms.push(`repeat(${JSON.stringify(text.slice(at, at + size))}, ${times})`);
    at += size * times;
    plainFrom = at;
  }
  if (terms.length === 0) return undefined;
  if (plainFrom < text.length) terms.push(JSON.stringify(text.slice(plainFrom)));
  return terms.join(' + ');
}

/** The repetition at this position that covers most; of equal ones, that of the shortest unit. */
function repetitionAt(text: string, at: number): { readonly size: number; readonly times: number } {
  let best = { size: 1, times: 1 };
  for (let size = 1; size <= longestUnit && at + size < text.length; size++) {
    let end = at + size;
    while (end < text.length && text[end] === text[end - size]) end++;
    const times = Math.floor((end - at) / size);
    if (times > 1 && size * times > best.size * best.times) best = { size, times };
  }
  return best;
}
