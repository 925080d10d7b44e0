import Module from 'node:module';

const { keys } = Object;

/** Empties the cache of `require`, so that the next load runs every CommonJS module again. */
export function forgetRequired(): void {
  const cache = (Module as unknown as { _cache: Record<string, unknown> })._cache;
  const files = keys(cache);
  for (let i = 0; i < files.length; i++) delete cache[files[i]!];
}
