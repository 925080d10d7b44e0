import type { Denials } from './denials.ts';

const { create } = Object;
const { defineProperty } = Reflect;
const ProxyClass = Proxy;
const textOf = String;

/**
 * The permission model refuses `process.binding` as such, and no flag grants it. Packages name bindings as they load and
 * mostly never use them, so a binding is given whose every member refuses to be called.
 */
export function inertBindings(denials: Denials): void {
  const binding = (module: unknown): object => {
    const traps = create(null) as ProxyHandler<object>;
    traps.get = (_, member) => refusing(`process.binding(${textOf(module)}).${textOf(member)}`);
    return new ProxyClass(create(null) as object, traps);
  };
  /** `function` because the subject may call it with `new`. */
  const refusing = (what: string) =>
    function (): never {
      return denials.refuse(what, undefined);
    };
  defineProperty(process, 'binding', { value: binding, writable: true, configurable: true, enumerable: true });
}
