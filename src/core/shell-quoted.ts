/** Quotes an argument for a shell if it contains characters that are special there. */
export function shellQuoted(word: string): string {
  return /^[\w@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
