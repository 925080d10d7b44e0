import { isBuiltin } from 'node:module';
import { modelsSymbolName } from './replacements.js';
/** The results of `require` for modules with replaced exports. */
export class ReplacedExports {
    #copies = new Map();
    #patched = new WeakSet();
    /** A built-in module is copied because Node itself uses it; the exports of any other module are changed in place. */
    of(request, exports, replaced) {
        const models = Reflect.get(globalThis, Symbol.for(modelsSymbolName));
        const whole = replaced.find(({ exportName }) => exportName === 'default');
        if (whole !== undefined && typeof exports === 'function')
            return models(whole.number);
        if ((typeof exports !== 'object' || exports === null) && typeof exports !== 'function')
            return exports;
        if (!isBuiltin(request))
            return this.#inPlace(exports, replaced, models);
        const name = request.startsWith('node:') ? request.slice(5) : request;
        if (!this.#copies.has(name))
            this.#copies.set(name, withModels(copyOf(exports), replaced, models));
        return this.#copies.get(name);
    }
    #inPlace(exports, replaced, models) {
        if (this.#patched.has(exports))
            return exports;
        this.#patched.add(exports);
        return withModels(exports, replaced, models);
    }
}
function copyOf(exports) {
    return Object.create(Object.getPrototypeOf(exports), Object.getOwnPropertyDescriptors(exports));
}
function withModels(exports, replaced, models) {
    for (const { exportName, number } of replaced) {
        const enumerable = Object.getOwnPropertyDescriptor(exports, exportName)?.enumerable ?? true;
        Reflect.defineProperty(exports, exportName, {
            value: models(number),
            enumerable,
            writable: true,
            configurable: true,
        });
    }
    return exports;
}
