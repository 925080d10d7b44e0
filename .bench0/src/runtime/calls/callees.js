import { originOf } from './function-origin.js';
import { getPrototypeOf, PrivateWeakMap } from '../realm/intrinsics.js';
const unknownCallee = { model: null, functionId: 0, bound: null, ignoresShadows: false };
/**
 * Maps functions to how the runtime handles calls of them; computed once per function. Models must be registered first.
 */
export class Callees {
    #models;
    #known = new PrivateWeakMap();
    constructor(models) {
        this.#models = models;
    }
    of(target) {
        const known = this.#known.get(target);
        if (known !== undefined)
            return known;
        const model = this.#models.get(target) ?? null;
        const origin = model === null ? originOf(target) : null;
        const functionId = origin === null ? 0 : origin.id === 0 ? -1 : origin.id;
        const callee = { model, functionId, bound: null, ignoresShadows: origin?.ignoresShadows === true };
        this.#known.set(target, callee);
        return callee;
    }
    bind(target, bound) {
        this.#known.set(target, { model: null, functionId: 0, bound, ignoresShadows: false });
    }
    /** As `of`; a class without a constructor uses the entry of its parent. */
    constructing(target) {
        let callee = this.of(target);
        let current = target;
        for (let steps = 0; callee.functionId < 0 && steps < 64; steps++) {
            current = getPrototypeOf(current);
            if (typeof current !== 'function')
                return unknownCallee;
            callee = this.of(current);
        }
        return callee.functionId < 0 ? unknownCallee : callee;
    }
    /**
     * The id under which a rewritten function takes its arguments; 0 for others. A class without a constructor has the id
     * of its parent.
     */
    idOf(target) {
        return typeof target === 'function' ? this.constructing(target).functionId : 0;
    }
}
