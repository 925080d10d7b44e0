import { pathToFileURL } from 'node:url';
import { modelsSymbolName } from '../../../instrument/hooks/replacements.js';
import { bare } from '../bare.js';
import { findTarget } from './target-function.js';
/** The user's models: functions that replace others. They are loaded before the modules that use them. */
export class UserModels {
    #replacements;
    #functions = [];
    constructor(replacements) {
        this.#replacements = replacements;
        Object.defineProperty(globalThis, Symbol.for(modelsSymbolName), {
            value: (number) => this.#functions[number],
        });
    }
    /**
     * Loads the models; `copy` is the URL suffix for fresh modules. Returns the failure of a model; undefined if all
     * loaded.
     */
    async load(copy) {
        for (let i = 0; i < this.#replacements.length; i++) {
            const { modelFile, modelName } = this.#replacements[i];
            const found = await findTarget(`${pathToFileURL(modelFile).href}${copy}`, modelName);
            if (found.kind === 'threw')
                return found;
            if (found.kind === 'no-export')
                return bare({ kind: 'no-model', message: `${modelFile} has no function ${modelName}` });
            this.#functions[i] = found.found.target;
        }
        return undefined;
    }
}
