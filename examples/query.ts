/** Reads `a=1&list[]=x&list[]=y` into an object. There is a mistake in it, of a kind that real packages have had. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  let at = 0;
  const readUntil = (ends: string): string => {
    const start = at;
    while (at < text.length && !ends.includes(text.charAt(at))) at++;
    return text.slice(start, at);
  };
  while (at < text.length) {
    const name = readUntil('=&[');
    const isList = text[at] === '[' && text[at + 1] === ']';
    if (isList) at += 2;
    else if (text[at] === '[') throw new SyntaxError(`only [] may follow a name, at ${at}`);
    if (text[at] === '=') at++;
    const value = readUntil('&');
    at++;
    if (!isList) query[name] = value;
    else if (name in query) (query[name] as string[]).push(value);
    else query[name] = [value];
  }
  return query;
}
