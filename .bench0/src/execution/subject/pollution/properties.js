import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { bare } from '../bare.js';
import { rawError } from '../errors/raw-error.js';
import { shownResult } from './shown-result.js';
import { findTarget } from '../target/target-function.js';
const { apply } = Reflect;
/** The user's properties, which are checked on each result once its run is over. */
export class Properties {
    #references;
    #loaded = [];
    constructor(references) {
        this.#references = references;
    }
    /** Loads the properties. Returns the failure of one; undefined if all loaded. */
    async load() {
        for (let i = 0; i < this.#references.length; i++) {
            const reference = this.#references[i];
            const found = await findTarget(pathToFileURL(reference.file).href, reference.exportName);
            if (found.kind === 'threw')
                return found;
            if (found.kind === 'no-export') {
                return bare({ kind: 'no-property', message: `${reference.file} has no function ${reference.exportName}` });
            }
            this.#loaded[i] = { reference, found: found.found };
        }
        return undefined;
    }
    /** Describes a thrown error, and whether one of the user's functions declares it a rejection. */
    describe(thrown, withStack) {
        const error = rawError(thrown, withStack);
        for (let i = 0; i < this.#loaded.length; i++) {
            const { reference, found } = this.#loaded[i];
            if (reference.kind === 'rejection' && isTrue(() => apply(found.target, found.self, [thrown])))
                return { ...error, isDeclared: true };
        }
        return error;
    }
    /** The first property that the result violates. */
    async check(target, args, result, ask) {
        for (let i = 0; i < this.#loaded.length; i++) {
            const { reference, found } = this.#loaded[i];
            if (reference.kind === 'rejection')
                continue;
            const name = nameOf(reference);
            try {
                const message = reference.kind === 'check'
                    ? refusal(await ask(found, args, result), result)
                    : await this.#difference(found, target, args, result);
                if (message !== undefined)
                    return bare({ name, message, error: undefined });
            }
            catch (error) {
                const raw = rawError(error);
                return bare({ name, message: raw.message, error: raw });
            }
        }
        return undefined;
    }
    async #difference(print, { target, self }, args, result) {
        const text = await apply(print.target, print.self, [result]);
        const again = await apply(target, self, [text, ...args.slice(1)]);
        if (isDeepStrictEqual(again, result))
            return undefined;
        return `${shownResult(result)} is printed as ${shownResult(text)}, which reads as ${shownResult(again)}`;
    }
}
export function callPlainly({ target, self }, args, result) {
    return apply(target, self, [args.length === 1 ? args[0] : args, result]);
}
function refusal(answer, result) {
    return answer === false ? `false for the result ${shownResult(result)}` : undefined;
}
/** A property in a configuration is named by its key there. */
function nameOf({ exportName }) {
    return exportName.startsWith('default.') ? exportName.slice('default.'.length) : exportName;
}
function isTrue(ask) {
    try {
        return ask() === true;
    }
    catch {
        return false;
    }
}
