import Module, { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const underWay = new Set<string>();

/**
 * Loads what an ES module imports, ahead of the module itself, if that is being `require`d. Until Node has hooks that run
 * where the import happens, it reads such files by itself, past all hooks; what is loaded already it does not read. They are
 * loaded in the order in which they would be evaluated. Only files named by relative paths: what a package's name means is
 * another thing to `require`. In a circle, and where loading fails, Node is left to do what it does.
 */
export function preloadImports(file: string, specifiers: readonly string[]): void {
  underWay.add(file);
  for (const specifier of specifiers) {
    const imported = resolve(dirname(file), specifier);
    if (!/^\.\.?\/.*\.m?js$/u.test(specifier) || underWay.has(imported)) continue;
    try {
      require(imported);
    } catch {
      // The import itself will say.
    }
    // To the subject it is no module that was required.
    Reflect.deleteProperty((Module as unknown as { _cache: object })._cache, imported);
  }
  underWay.delete(file);
}
