import Module, { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
const require = createRequire(import.meta.url);
/** The files that are being loaded, for the life of the subject process; it ends cycles. */
const underWay = new Set();
/**
 * Loads the imports of an ES module that is being `require`d before the module itself, in evaluation order. Node
 * versions without synchronous hooks read these files without calling a hook, but do not read files that are already
 * loaded. Only relative paths are loaded: `require` resolves package names differently. Cyclic imports are left to
 * Node.
 */
export function preloadImports(file, specifiers) {
    underWay.add(file);
    for (const specifier of specifiers) {
        const imported = resolve(dirname(file), specifier);
        if (!/^\.\.?\/.*\.m?js$/u.test(specifier) || underWay.has(imported))
            continue;
        try {
            require(imported);
        }
        catch {
            // Node's own import of the file reports the error.
        }
        // The subject must not see in `require.cache` a module that it did not require.
        Reflect.deleteProperty(Module._cache, imported);
    }
    underWay.delete(file);
}
