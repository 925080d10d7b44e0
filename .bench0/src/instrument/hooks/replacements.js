import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
/** Name of the symbol of a global, non-enumerable property: a function that returns a model by its number. */
export const modelsSymbolName = 'coppice.models';
const shimPrefix = 'coppice:replaced/';
/** Decides which exports of a module are replaced for which importer. */
export class Replacements {
    #list;
    #modelFiles;
    constructor(list) {
        this.#list = list.map((replacement, number) => ({ ...replacement, number }));
        this.#modelFiles = new Set(list.map(({ modelFile }) => modelFile));
    }
    /** The replacements for a module, given by the specifier in the importer and the path or URL it resolves to. */
    of(specifier, place, importer) {
        if (this.#list.length === 0 || (importer !== undefined && this.#modelFiles.has(importer)))
            return [];
        const prefixed = isBuiltin(specifier) && !specifier.startsWith('node:') ? `node:${specifier}` : specifier;
        return this.#list.filter(({ module }) => module === prefixed || module === place);
    }
    /** URL of the shim to import instead of a module; undefined if nothing of the module is replaced. */
    shimFor(specifier, url, importerUrl) {
        if (importerUrl?.startsWith(shimPrefix))
            return undefined;
        const replaced = this.of(specifier, pathOf(url), importerUrl === undefined ? undefined : pathOf(importerUrl));
        if (replaced.length === 0)
            return undefined;
        return `${shimPrefix}${replaced.map(({ number }) => number).join('+')}/${url}`;
    }
    /** The text of a shim, which reexports the original with the models in place; undefined for other URLs. */
    shimText(url) {
        if (!url.startsWith(shimPrefix))
            return undefined;
        const slash = url.indexOf('/', shimPrefix.length);
        const numbers = url.slice(shimPrefix.length, slash).split('+').map(Number);
        const original = JSON.stringify(url.slice(slash + 1));
        const replaced = this.#list.filter(({ number }) => numbers.includes(number));
        return [
            `import*as original from${original};`,
            `const models=globalThis[Symbol.for(${JSON.stringify(modelsSymbolName)})];`,
            `export*from${original};`,
            ...replaced.map(({ exportName, number }, at) => `const own${at}=models(${number});export{own${at} as ${exportName}};`),
            ...(replaced.some(({ exportName }) => exportName === 'default') ? [] : [defaultExport(replaced)]),
        ].join('');
    }
}
/**
 * The default export of a built-in or CommonJS module is an object with the same functions: copy it with the models.
 */
function defaultExport(replaced) {
    const own = replaced.map(({ exportName }, at) => `${JSON.stringify(exportName)}:{...of(${JSON.stringify(exportName)}),value:own${at}}`);
    return ('const whole=original.default,of=(name)=>Object.getOwnPropertyDescriptor(whole,name);' +
        `export default whole!==null&&typeof whole==="object"&&${JSON.stringify(replaced[0]?.exportName)}in whole` +
        `?Object.create(Object.getPrototypeOf(whole),{...Object.getOwnPropertyDescriptors(whole),${own.join()}}):whole;`);
}
function pathOf(url) {
    return url.startsWith('file:') ? fileURLToPath(url) : url;
}
