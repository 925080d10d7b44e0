import { apply, getOwnPropertyDescriptor, globalObject, PrivateWeakMap } from './intrinsics.ts';

/** Globals that Node defines as accessors and that hold functions with models. */
const names = ['Buffer', 'TextDecoder', 'TextEncoder', 'atob', 'btoa', 'process'];

const getters = new PrivateWeakMap<true>();
for (let at = 0; at < names.length; at++) {
  const getter = getOwnPropertyDescriptor(globalObject, names[at] as string)?.get;
  if (getter !== undefined) getters.set(getter, true);
}

/** What Node's own getter of a global gives, which has no effect; undefined for any other getter. */
export function hostGlobal(getter: object): unknown {
  return getters.get(getter) === true ? apply(getter as () => unknown, globalObject, []) : undefined;
}
