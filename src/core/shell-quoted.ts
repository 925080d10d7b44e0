/** A word of a command line as a shell has to be given it: in quotes where it holds anything that means something there. */
export function shellQuoted(word: string): string {
  return /^[\w@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
