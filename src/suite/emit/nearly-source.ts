/** Returns the source of the helper that takes numbers for equal if only their last digits differ. */
export function nearlySource(isTyped: boolean): string {
  const signature = isTyped ? '(actual: unknown, expected: unknown): unknown' : '(actual, expected)';
  const record = isTyped ? ': Record<string, unknown>' : '';
  return `/**
 * The actual value, with the expected numbers where they differ in the last digits only:
 * those of Math.pow and its like depend on the engine.
 */
function nearly${signature} {
  if (typeof actual === "number" && typeof expected === "number") {
    const most = 1e-12 * Math.abs(expected);
    return Math.abs(actual - expected) <= most ? expected : actual;
  }
  const isPlain = [actual, expected].some((one) => one !== Object(one));
  if (isPlain) return actual;
  const own${record} = Object(actual);
  const other${record} = Object(expected);
  for (const key of Object.keys(own)) {
    const value = nearly(own[key], other[key]);
    if (!Object.is(value, own[key])) own[key] = value;
  }
  return actual;
}
`;
}
