import { PrivateMap } from '../realm/intrinsics.js';
/** The models, keyed by the function they observe. */
export class ModelsByFunction {
    #models = new PrivateMap();
    get(target) {
        return this.#models.get(target);
    }
    add(target, model) {
        if (typeof target === 'function')
            this.#models.set(target, model);
    }
}
