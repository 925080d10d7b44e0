const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { create } = Object;
const ProxyClass = Proxy;

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;
/** Receives the arguments before each call; throws to refuse the call. */
export type Guard = (args: readonly unknown[]) => void;

/**
 * Calls a guard before each call or construction of a function. The function keeps its name, length, statics and
 * prototype. Does nothing if there is no such function.
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
  // Without a prototype, so that properties which a subject adds to `Object.prototype` are not taken for traps.
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
