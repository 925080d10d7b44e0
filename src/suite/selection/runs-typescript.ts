/** Returns true if this version of Node runs TypeScript. */
export function runsTypeScript(): boolean {
  return Boolean((process.features as { readonly typescript?: unknown }).typescript);
}
