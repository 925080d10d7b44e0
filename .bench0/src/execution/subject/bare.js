const { setPrototypeOf } = Object;
/**
 * Removes the prototype of an object, so that properties which a subject adds to `Object.prototype` are not read from
 * it: `await` reads `then` of a returned object, and `defineProperty` reads `get` and `set` of a descriptor.
 */
export function bare(value) {
    return setPrototypeOf(value, null);
}
