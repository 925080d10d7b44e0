// What fails only for inputs that are longer than those a campaign begins with.

/* oxlint-disable */

function bug(): never {
  return (null as any).x;
}

export const reported: readonly string[] = [];

export function longText(text: string): void {
  if (text.length === 100) bug();
}

export function longArray(xs: number[]): void {
  if (xs.length === 5) bug();
}

export function longBytes(bytes: Uint8Array): void {
  if (bytes.length === 100) bug();
}

export function afterPrefix(text: string): void {
  if (text.startsWith('ab') && text.length > 70 && text[69] === 'q') bug();
}

export function longField(entry: { name: string; tags: string[] }, count: number): void {
  if (entry.name === 'x' && entry.tags.length > 6 && count === 3) bug();
}

export function movedWithin(xs: number[]): void {
  if (xs.length !== 5) return;
  xs.copyWithin(0, 3);
  if (xs[0] === 4 && xs[1] === 5) bug();
}
