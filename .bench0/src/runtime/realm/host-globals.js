import { apply, getOwnPropertyDescriptor, globalObject, PrivateWeakMap } from './intrinsics.js';
/** Globals that Node defines as accessors and that have models. */
const names = ['Buffer', 'TextDecoder', 'TextEncoder', 'atob', 'btoa', 'process'];
/** The getters of the host as they were before the subject loaded, for the life of its process. */
const getters = new PrivateWeakMap();
for (let at = 0; at < names.length; at++) {
    const getter = getOwnPropertyDescriptor(globalObject, names[at])?.get;
    if (getter !== undefined)
        getters.set(getter, true);
}
/** The value of a global whose getter Node defined, which has no side effects; undefined for any other getter. */
export function hostGlobal(getter) {
    return getters.get(getter) === true ? apply(getter, globalObject, []) : undefined;
}
