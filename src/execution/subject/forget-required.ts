import Module from 'node:module';

/** Empties the cache of `require`, so that the next load runs every CommonJS module again. */
export function forgetRequired(): void {
  const cache = (Module as unknown as { _cache: Record<string, unknown> })._cache;
  for (const file of Object.keys(cache)) delete cache[file];
}
