import Module, { isBuiltin } from 'node:module';
import fs from 'node:fs';
import { harnessPackage, harnessSymbolName } from '../concolic/harness-access.js';
import { preloadImports } from './preload-imports.js';
import { ReplacedExports } from './replaced-exports.js';
import { aliasInTypeScript, sourceInstead } from './source-instead.js';
import { needsCompiling } from '../typescript/source-language.js';
const { readFileSync } = fs;
/**
 * Patches the CommonJS loader so that all files it compiles are rewritten: CommonJS files, also those that an ES module
 * imports, and ES modules that are loaded with `require`.
 */
export function hookCommonJs(ask, replacements, isDue) {
    const loader = Module;
    const compile = loader.prototype._compile;
    loader.prototype._compile = function (content, file, format) {
        if (!isDue(file, content))
            return compile.call(this, content, file, format);
        const answer = ask({ kind: 'file', file, text: content, format: knownFormat(format, file) });
        if (answer.kind !== 'file' && answer.kind !== 'unchanged')
            return compile.call(this, content, file, format);
        const text = answer.kind === 'file' ? answer.text : content;
        if (answer.kind === 'file' && answer.format === 'module')
            preloadImports(file, answer.imports);
        return compile.call(this, text, file, answer.format === 'module' ? 'module' : format);
    };
    for (const extension of ['.ts', '.cts', '.mts', '.tsx', '.jsx']) {
        loader._extensions[extension] = (module, file) => {
            module._compile(readFileSync(file, 'utf8'), file);
        };
    }
    const load = loader._load;
    const replacedExports = new ReplacedExports();
    loader._load = function (request, parent, ...rest) {
        const own = request === harnessPackage ? Reflect.get(globalThis, Symbol.for(harnessSymbolName)) : undefined;
        if (own !== undefined)
            return own;
        const exports = load.call(this, request, parent, ...rest);
        const importer = parent?.filename ?? undefined;
        // Without a parent file the request comes from Node or from Coppice, for which nothing is replaced.
        if (importer === undefined)
            return exports;
        const replaced = replacements.of(request, isBuiltin(request) ? request : fileOf(request, parent), importer);
        return replaced.length === 0 ? exports : replacedExports.of(request, exports, replaced);
    };
    const resolveFilename = loader._resolveFilename;
    loader._resolveFilename = function (request, parent, ...rest) {
        const importer = parent?.filename ?? undefined;
        const alias = importer === undefined ? undefined : aliasInTypeScript(request, importer, ask);
        if (alias !== undefined)
            return alias;
        try {
            return resolveFilename.call(this, request, parent, ...rest);
        }
        catch (error) {
            const source = importer === undefined ? undefined : sourceInstead(request, importer, error, ask);
            if (source === undefined)
                throw error;
            return source;
        }
    };
}
function fileOf(request, parent) {
    return Module._resolveFilename(request, parent);
}
/** The format Node has decided on; null for TypeScript of which Node has not decided the format yet. */
function knownFormat(format, file) {
    if (format === 'module')
        return format;
    return format === 'commonjs' || (format === undefined && !needsCompiling(file)) ? 'commonjs' : null;
}
