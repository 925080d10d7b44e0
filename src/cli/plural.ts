/** `1 word`, `2 words`; large numbers as they are. */
export function plural(count: number | bigint, noun: string): string {
  return `${count} ${noun}${count === 1 || count === 1n ? '' : 's'}`;
}
