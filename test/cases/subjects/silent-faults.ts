/** Functions that return a wrong value for one kind of input. */

export function average(row: string): number {
  const cells = row.split(',').filter((cell) => cell !== '');
  let sum = 0;
  for (const cell of cells) sum += cell.length;
  return sum / cells.length;
}

export function priority(name: string): number {
  const known: Record<string, number> = { low: 1, high: 2 };
  return name.startsWith('x-') ? known[name.slice(2)]! * 10 : 0;
}

export function checksum(n: number): number {
  return n > 1_000_000 ? (n * 4096) | 0 : 0;
}

export function factor(a: number, b: number): number {
  if (a < 3 || a > 100_000_000 || b < 3 || b > 200_000_000) return 0;
  return a * b;
}

export function following(text: string): string {
  const at = text.indexOf('=');
  return at < 0 ? '' : text[at + 1]!;
}
