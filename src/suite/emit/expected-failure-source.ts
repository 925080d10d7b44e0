/** Returns the source of the helper for tests of results that the target does not have yet. */
export function expectedFailureSource(isTyped: boolean): string {
  const signature = isTyped ? 'assertions: () => unknown): Promise<void>' : 'assertions)';
  return `/** Passes while the assertions fail: they expect the right result, and the code does not have it yet. */
async function expectedFailure(${signature} {
  try {
    await assertions();
  } catch {
    return;
  }
  throw new Error("The expected result holds by now: remove \`expectedFailure\` around the assertions.");
}
`;
}
