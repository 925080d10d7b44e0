/** Formats a line of a summary, with the name in a column of ten characters. */
export function row(name: string, text: string): string {
  return `${name.padEnd(10)}${text}`;
}
