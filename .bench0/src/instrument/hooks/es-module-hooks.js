import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { harnessModule, harnessModuleText, harnessPackage } from '../concolic/harness-access.js';
import { jsonModuleText } from './json-module.js';
import { aliasInTypeScript, sourceInstead } from './source-instead.js';
import { needsCompiling } from '../typescript/source-language.js';
const { readFileSync } = fs;
/** Formats of files that may be rewritten. Undefined and null mean that Node decides the format by the text. */
const loadable = new Set([
    undefined,
    null,
    'module',
    'commonjs',
    'module-typescript',
    'commonjs-typescript',
]);
/** Fresh copies of all modules of one load have the same number in their URLs, so that they import one another. */
const generationPattern = /[?&]coppice-copy=\d+/u;
/**
 * Resolves a module that Node did not find, or rethrows Node's error. The functions of this file are synchronous and
 * used by both kinds of hooks: those on a thread of their own with promises, and those on the importing thread (Node
 * 22.15).
 */
export function resolveOtherwise(specifier, context, error, ask) {
    const importer = importerOf(context);
    const source = importer === undefined ? undefined : sourceInstead(specifier, importer, error, ask);
    if (source === undefined)
        throw error;
    return { url: pathToFileURL(source).href, shortCircuit: true };
}
/** Resolves what must not reach Node's resolution: the package of the harness, and aliases of `tsconfig.json`. */
export function resolveOwn(specifier, context, ask) {
    if (specifier === harnessPackage)
        return { url: harnessModule, format: 'module', shortCircuit: true };
    const importer = importerOf(context);
    const alias = importer === undefined ? undefined : aliasInTypeScript(specifier, importer, ask);
    return alias === undefined ? undefined : { url: pathToFileURL(alias).href, shortCircuit: true };
}
/** Lets TypeScript files import JSON without an import attribute, and import its properties by name. */
export function asCompiledJson(resolved, context) {
    const importer = importerOf(context);
    const isPlain = importer !== undefined && needsCompiling(importer) && resolved.url.endsWith('.json');
    if (!isPlain || context.importAttributes?.['type'] !== undefined)
        return resolved;
    if (context.conditions?.includes('require') === true)
        return resolved;
    return { url: `${resolved.url}?${jsonQuery}`, format: 'module', shortCircuit: true };
}
const jsonQuery = 'coppice-json';
function importerOf({ parentURL }) {
    return parentURL?.startsWith('file:') === true ? fileURLToPath(parentURL) : undefined;
}
/** Gives a module that a fresh copy imports the number of that copy, so that it is loaded afresh too. */
export function keepGeneration(resolved, context) {
    const generation = generationPattern.exec(context.parentURL ?? '')?.[0];
    if (generation === undefined || !resolved.url.startsWith('file:') || generationPattern.test(resolved.url))
        return resolved;
    return { ...resolved, url: `${resolved.url}${resolved.url.includes('?') ? '&' : '?'}${generation.slice(1)}` };
}
/** Redirects the import of a module with replaced exports to a shim that exports the models instead. */
export function replaceModule(resolved, specifier, { parentURL }, replacements) {
    const shim = replacements.shimFor(specifier, resolved.url, parentURL?.replace(generationPattern, ''));
    return shim === undefined ? resolved : { url: shim, format: 'module', shortCircuit: true };
}
/** The source of a module; undefined if Node is to load it. */
export function loadModule(url, format, ask, isRewritten, replacements) {
    if (url === harnessModule)
        return { format: 'module', source: harnessModuleText, shortCircuit: true };
    const shim = replacements.shimText(url);
    if (shim !== undefined)
        return { format: 'module', source: shim, shortCircuit: true };
    if (!url.startsWith('file:') || !loadable.has(format))
        return undefined;
    const file = fileURLToPath(url);
    if (url.endsWith(`?${jsonQuery}`))
        return { format: 'module', source: jsonModuleText(file), shortCircuit: true };
    if (!isRewritten(file) || /\.(?:json|node|wasm)$/u.test(file))
        return undefined;
    if (format === 'commonjs')
        return { format, source: null, shortCircuit: true };
    const text = readFileSync(file, 'utf8');
    const answer = ask({ kind: 'file', file, text, format: format === 'module' ? format : null });
    if (answer.kind !== 'file' && answer.kind !== 'unchanged')
        return undefined;
    // Without a source, Node reads CommonJS itself through the `require` loader, which has a hook of its own.
    if (answer.format === 'commonjs')
        return { format: 'commonjs', source: null, shortCircuit: true };
    return { format: 'module', source: answer.kind === 'file' ? answer.text : text, shortCircuit: true };
}
