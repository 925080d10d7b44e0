/** As `old.ts`, but doubles the number of one key, and rejects empty keys. */
export function parse(text: string): object {
  const entries: { key: string; value: { raw: string; number: number } }[] = [];
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    if (at < 0) throw new SyntaxError(`missing "=" in ${part}`);
    if (at === 0) throw new SyntaxError('empty key');
    const raw = part.slice(at + 1);
    const key = part.slice(0, at);
    const number = Number(raw);
    entries.push({ key, value: { raw, number: key === 'zoom' ? number * 2 : number } });
  }
  return { entries };
}
