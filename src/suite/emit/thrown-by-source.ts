/** Returns the source of the helper for tests of calls that throw what is no error. */
export function thrownBySource(isTyped: boolean): string {
  const signature = isTyped ? 'call: () => unknown): Promise<string>' : 'call)';
  return `/** What a call throws, as text. */
async function thrownBy(${signature} {
  try {
    await call();
  } catch (error) {
    return String(error);
  }
  throw new Error("The call does not throw.");
}
`;
}
