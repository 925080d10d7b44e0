import fs from 'node:fs';
import Module from 'node:module';
import { fileURLToPath } from 'node:url';
import { namedExports } from './commonjs-names.js';
import { hookCommonJs } from './commonjs-hook.js';
import { asCompiledJson, keepGeneration, loadModule, replaceModule, resolveOtherwise, resolveOwn, } from './es-module-hooks.js';
import { Replacements } from './replacements.js';
import { rewrittenFiles } from './rewritten-files.js';
const { readFileSync } = fs;
/** Installs hooks that rewrite modules when they load. Must be called before any file of the subject loads. */
export function installModuleHooks({ filter, replaced, threadDescriptor, token, ask }) {
    const isRewritten = rewrittenFiles(filter);
    /** Rewritten text by file, so that the `require` loader does not rewrite a text a second time. */
    const finished = new Map();
    const replacements = new Replacements(replaced);
    hookCommonJs(ask, replacements, (file, text) => isRewritten(file) && finished.get(file) !== text);
    const registerHooks = Module.registerHooks;
    if (registerHooks === undefined) {
        const data = { descriptor: threadDescriptor, token, filter, replaced };
        Module.register(new URL('./hook-thread.js', import.meta.url), { data });
        return;
    }
    registerHooks({
        resolve(specifier, context, next) {
            let resolved;
            try {
                resolved = resolveOwn(specifier, context, ask) ?? next(specifier, context);
            }
            catch (error) {
                resolved = resolveOtherwise(specifier, context, error, ask);
            }
            return replaceModule(keepGeneration(asCompiledJson(resolved, context), context), specifier, context, replacements);
        },
        load(url, context, next) {
            const loaded = loadModule(url, context.format, ask, isRewritten, replacements);
            if (loaded === undefined)
                return next(url, context);
            if (loaded.format !== 'commonjs') {
                if (url.startsWith('file:'))
                    finished.set(fileURLToPath(url), loaded.source);
                return loaded;
            }
            // Synchronous hooks must return a text. Only some versions of Node compile it with the `require` loader.
            const file = fileURLToPath(url);
            const text = readFileSync(file, 'utf8');
            const answer = ask({ kind: 'file', file, text, format: 'commonjs' });
            if (answer.kind !== 'file')
                return { ...loaded, source: text };
            const source = answer.text + namedExports(text);
            finished.set(file, source);
            return { ...loaded, source };
        },
    });
}
