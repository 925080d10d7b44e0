/** How a call fails that is known to fail: by what it throws, or by what it returns. */
export function knownThrow(errorClass: string): string {
  return errorClass === '' ? 'throws' : `throws ${errorClass}`;
}

/** A property that does not hold returns `false`; the error of a program is a text. */
export function knownReturn(result: string | false): string {
  return `returns ${String(result)}`;
}

/** Returns the source of the helper that passes while a call fails in a known way. */
export function knownFailureSource(isTyped: boolean): string {
  const signature = isTyped ? 'call: () => unknown, failure: string): Promise<void>' : 'call, failure)';
  const [text, unknown, named] = isTyped
    ? [': string', ': unknown', '(error as { constructor?: { name?: string } } | null | undefined)']
    : ['', '', 'error'];
  // Errors of another realm are no instances of this realm's `Error`: Jest runs tests in a realm of their own.
  return `/** Passes while the call ends like this; fails once that changes. */
async function knownFailure(${signature} {
  let outcome${text};
  let result${unknown};
  try {
    result = await call();
    outcome = Object(result) === result ? "returns an object" : \`returns \${String(result)}\`;
  } catch (error) {
    const name = typeof error === "object" ? ${named}?.constructor?.name : undefined;
    outcome = name === undefined ? "throws" : \`throws \${name}\`;
  }
  if (outcome === failure) return;
  throw new Error(\`This known failure is fixed, or fails differently now: remove this test. The call \${outcome}; it was known that it \${failure}\`);
}
`;
}
