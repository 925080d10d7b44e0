const { create } = Object;
const { defineProperty } = Reflect;
const ProxyClass = Proxy;
const textOf = String;
/**
 * Replaces `process.binding` by one whose members throw when they are called. The permission model refuses
 * `process.binding` itself and no flag allows it, but packages access bindings while they load and mostly never use
 * them.
 */
export function inertBindings(denials) {
    const binding = (module) => {
        const traps = create(null);
        traps.get = (_, member) => refusing(`process.binding(${textOf(module)}).${textOf(member)}`);
        return new ProxyClass(create(null), traps);
    };
    /** A `function`, because the subject may call it with `new`. */
    const refusing = (what) => function () {
        return denials.refuse(what, undefined);
    };
    defineProperty(process, 'binding', { value: binding, writable: true, configurable: true, enumerable: true });
}
