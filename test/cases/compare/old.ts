/** Reads `key=value` pairs; the value is a number if it has digits only. */
export function parse(text: string): object {
  const entries: { key: string; value: { raw: string; number: number } }[] = [];
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    if (at < 0) throw new SyntaxError(`no "=" in ${part}`);
    const raw = part.slice(at + 1);
    entries.push({ key: part.slice(0, at), value: { raw, number: Number(raw) } });
  }
  return { entries };
}
