/** Functions that match their inputs with regular expressions. */

export function exponential(text: string): boolean {
  return /^(a+)+$/.test(text);
}

export function ofSecond(kind: string, text: string): boolean {
  return kind === 'mail' && /^(?:[a-z0-9]+)*@x$/.test(text);
}

export function ofTable({ name }: { name: string }): string {
  const [, key = ''] = /^\s*(\w*)=/.exec(name) ?? [];
  return key;
}
