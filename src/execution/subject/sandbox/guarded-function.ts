const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { create } = Object;
const ProxyClass = Proxy;

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;
/** Is shown the arguments of a call before it is made; throws if it is not to be. */
export type Guard = (args: readonly unknown[]) => void;

/**
 * Puts a guard before a function that the subject may call, or construct by. In everything else, name, length, statics
 * and prototype, it stays what it was. Nothing happens if there is no such function.
 */
export function guardFunction(holder: object, name: string, guard: Guard): void {
  const descriptor = getOwnPropertyDescriptor(holder, name);
  const original = (holder as Readonly<Record<string, unknown>>)[name];
  if (typeof original !== 'function') return;
  const value = guarded(original as AnyFunction, guard);
  const { writable = true, configurable = true, enumerable = true } = descriptor ?? {};
  defineProperty(holder, name, { value, writable, configurable, enumerable });
  const prototype = original.prototype as { readonly constructor?: unknown } | undefined;
  if (prototype?.constructor !== original) return;
  defineProperty(prototype, 'constructor', { value, writable: true, configurable: true, enumerable: false });
}

function guarded(original: AnyFunction, guard: Guard): AnyFunction {
  // Without a prototype: what a subject adds to that of all objects is no trap of ours.
  const traps = create(null) as ProxyHandler<AnyFunction>;
  traps.apply = (target, self, args: unknown[]) => {
    guard(args);
    return apply(target, self, args);
  };
  traps.construct = (target, args: unknown[], newTarget) => {
    guard(args);
    return construct(target, args, newTarget) as object;
  };
  return new ProxyClass(original, traps);
}
