/** Reads the values of a model as Z3 prints it, one `name -> value` per line; functions are omitted. */
export function readModel(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const entry of text.split(/\n(?=\S+ ->)/)) {
    const arrow = entry.indexOf(' -> ');
    if (arrow > 0)
      values.set(
        entry.slice(0, arrow),
        entry
          .slice(arrow + 4)
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  }
  return values;
}

/** Reads the values of an answer to `get-value`: `((name value) ...)`. */
export function readValues(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const inside = text.trim().slice(1, -1);
  for (let at = inside.indexOf('('); at >= 0;) {
    const end = closing(inside, at);
    if (end < 0) break;
    const [, name, value] = /^\((\S+)\s+([^]*)\)$/.exec(inside.slice(at, end + 1)) ?? [];
    if (name !== undefined && value !== undefined) values.set(name, value.replaceAll(/\s+/g, ' ').trim());
    at = inside.indexOf('(', end + 1);
  }
  return values;
}

function closing(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return i;
  }
  return -1;
}
