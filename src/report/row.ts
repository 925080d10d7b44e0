/** A line of a summary, under a name that takes ten columns. */
export function row(name: string, text: string): string {
  return `${name.padEnd(10)}${text}`;
}
