const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { create } = Object;
const ProxyClass = Proxy;
/**
 * Calls a guard before each call or construction of a function. The function keeps its name, length, statics and
 * prototype. Does nothing if there is no such function.
 */
export function guardFunction(holder, name, guard) {
    const descriptor = getOwnPropertyDescriptor(holder, name);
    const original = holder[name];
    if (typeof original !== 'function')
        return;
    const value = guarded(original, guard);
    const { writable = true, configurable = true, enumerable = true } = descriptor ?? {};
    defineProperty(holder, name, { value, writable, configurable, enumerable });
    const prototype = original.prototype;
    if (prototype?.constructor !== original)
        return;
    defineProperty(prototype, 'constructor', { value, writable: true, configurable: true, enumerable: false });
}
function guarded(original, guard) {
    // Without a prototype, so that properties which a subject adds to `Object.prototype` are not taken for traps.
    const traps = create(null);
    traps.apply = (target, self, args) => {
        guard(args);
        return apply(target, self, args);
    };
    traps.construct = (target, args, newTarget) => {
        guard(args);
        return construct(target, args, newTarget);
    };
    return new ProxyClass(original, traps);
}
