import type { JsonMember, JsonValue } from '../json/json-value.ts';

/** How names are distinguished from texts: by angle brackets around names, or by quotes around texts. */
export type Dialect = 'bracketed-names' | 'quoted-texts';

export function dialectOf(members: readonly JsonMember[]): Dialect {
  if (members.some(({ key }) => /^<[^<>]+>$/.test(key.text))) return 'bracketed-names';
  const references = new Set(members.map(({ key }) => `<${key.text}>`));
  const bracketed = members.some(({ value }) => textsIn(value).some((text) => mentions(text, references)));
  return bracketed ? 'bracketed-names' : 'quoted-texts';
}

function mentions(text: string, references: ReadonlySet<string>): boolean {
  return (text.match(/<[^<>]+>/g) ?? []).some((found) => references.has(found));
}

/** Excludes quoted texts: `<a>` in them is not a reference. */
function textsIn(value: JsonValue): string[] {
  if (value.kind === 'array') return value.items.flatMap(textsIn);
  return value.kind === 'string' && !/^(['"]).*\1$/s.test(value.text) ? [value.text] : [];
}
