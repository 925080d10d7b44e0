import { isDeepStrictEqual } from 'node:util';
import { bare } from '../bare.js';
import { rawError } from '../errors/raw-error.js';
import { shownResult } from './shown-result.js';
const { apply } = Reflect;
const { parse, stringify } = JSON;
const clone = structuredClone;
/** The invariants that users choose by name, which are checked on each result once its run is over. */
export class Invariants {
    #names;
    constructor(names) {
        this.#names = names;
    }
    get isEmpty() {
        return this.#names.length === 0;
    }
    /** Copies the arguments of a run, if an invariant needs them. */
    copyOf(args) {
        if (this.isEmpty)
            return undefined;
        try {
            return clone(args);
        }
        catch {
            // Functions cannot be copied: invariants about the arguments are not checked then.
            return undefined;
        }
    }
    /** The first invariant that the run violates. */
    async check(run, driven, ask) {
        for (let i = 0; i < this.#names.length; i++) {
            const name = this.#names[i];
            try {
                const message = await violationOf(name, run, driven, ask);
                if (message !== undefined)
                    return bare({ name, message, error: undefined });
            }
            catch (error) {
                const raw = rawError(error);
                return bare({ name, message: `the check threw ${raw.errorClass}: ${raw.message}`, error: raw });
            }
        }
        return undefined;
    }
}
async function violationOf(name, { target, args, before, result }, { holdsNoNaN, givesItself }, ask) {
    const violation = { again: undefined, parts: undefined };
    const holds = async (check) => (await ask({ target: check, self: undefined }, args, result)) !== false;
    switch (name) {
        case 'no-nan':
            return (await holds(holdsNoNaN)) ? undefined : `expected no NaN, observed ${shownResult(result)}`;
        case 'idempotent':
            if (await holds(givesItself(target.target, target.self, args, violation)))
                return undefined;
            return `expected ${shownResult(result)} again from its own result, observed ${shownResult(violation.again)}`;
        case 'deterministic': {
            if (before === undefined)
                return undefined;
            const again = await apply(target.target, target.self, clone(before));
            if (isDeepStrictEqual(again, result))
                return undefined;
            return `expected ${shownResult(result)} from a second call, observed ${shownResult(again)}`;
        }
        case 'argument-unchanged':
            if (before === undefined || isDeepStrictEqual(before, args))
                return undefined;
            return `expected the arguments ${shownResult(before)} to stay, observed ${shownResult(args)}`;
        case 'json-serializable': {
            const text = stringify(result);
            const again = text === undefined ? undefined : parse(text);
            if (text !== undefined && isDeepStrictEqual(again, result))
                return undefined;
            return `expected ${shownResult(result)} to survive JSON, observed ${shownResult(again)}`;
        }
    }
}
