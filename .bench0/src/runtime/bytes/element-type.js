import { getOwnPropertyDescriptor, getPrototypeOf, uncurry } from '../realm/intrinsics.js';
const type = (size, numeric) => ({ size, numeric });
export const elementType = {
    uint8: type(1, 'unsigned'),
    int8: type(1, 'signed'),
    uint8Clamped: type(1, 'clamped'),
    uint16: type(2, 'unsigned'),
    int16: type(2, 'signed'),
    uint32: type(4, 'unsigned'),
    int32: type(4, 'signed'),
    float32: type(4, 'float'),
    float64: type(8, 'float'),
    bigInt64: type(8, 'bigint'),
    bigUint64: type(8, 'bigint unsigned'),
};
const typedArray = getPrototypeOf(Uint8Array.prototype);
const tagOf = uncurry(getOwnPropertyDescriptor(typedArray, Symbol.toStringTag)?.get);
const byTag = Object.assign(Object.create(null), {
    Uint8Array: elementType.uint8,
    Int8Array: elementType.int8,
    Uint8ClampedArray: elementType.uint8Clamped,
    Uint16Array: elementType.uint16,
    Int16Array: elementType.int16,
    Uint32Array: elementType.uint32,
    Int32Array: elementType.int32,
    Float32Array: elementType.float32,
    Float64Array: elementType.float64,
    BigInt64Array: elementType.bigInt64,
    BigUint64Array: elementType.bigUint64,
});
/** The element type of a typed array (including Buffer); undefined for any other value. */
export function elementTypeOf(view) {
    const tag = tagOf(view);
    return tag === undefined ? undefined : byTag[tag];
}
