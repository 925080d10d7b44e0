import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripTypes } from '../instrument/typescript/type-stripping.js';
/** The entry points of this package. */
const entries = new Map([
    ['coppice', '../index.js'],
    ['coppice/grammar', '../grammar.js'],
]);
/**
 * Module hooks for configuration files: `coppice` resolves to this package, installed or not, and types are stripped.
 */
export async function resolve(specifier, context, next) {
    const entry = entries.get(specifier);
    if (entry === undefined)
        return next(specifier, context);
    return { url: new URL(entry, import.meta.url).href, shortCircuit: true };
}
export async function load(url, context, next) {
    if (!url.startsWith('file:') || !/\.[cm]?ts$/u.test(new URL(url).pathname))
        return next(url, context);
    const file = fileURLToPath(url);
    return { format: 'module', source: stripTypes(file, readFileSync(file, 'utf8')).text, shortCircuit: true };
}
