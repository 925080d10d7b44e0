/** Two ways to compute a number that agree on all inputs but one; neither has a branch. */
export function shifted(n: number): { readonly parts: readonly [string, number] } {
  return { parts: ['n', n * 3 + 7] };
}

export function summed(n: number): { readonly parts: readonly [string, number] } {
  const offset = Number(n === 123_456);
  return { parts: ['n', n + n + n + 7 + offset] };
}
