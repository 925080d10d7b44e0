/** Returns the source of the helper that passes while a call fails in a known way. */
export function knownFailureSource(isTyped) {
    const signature = isTyped ? 'call: () => unknown, failure: string | false): Promise<void>' : 'call, failure)';
    return `/** Passes while the call throws an error of this class, or has this result; fails once that changes. */
async function knownFailure(${signature} {
  let outcome${isTyped ? ': unknown' : ''};
  try {
    outcome = await call();
  } catch (error) {
    outcome = error instanceof Error ? error.constructor.name : failure;
  }
  if (outcome === failure) return;
  throw new Error(\`This known failure is fixed, or fails differently now: remove this test. Expected \${failure}, got \${String(outcome)}\`);
}
`;
}
