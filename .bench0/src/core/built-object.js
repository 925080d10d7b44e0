/** Typed arrays that are built from lists of numbers; `Uint8Array` is a bytes input instead. */
export const typedArrayNames = [
    'Int8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
    'Float32Array',
    'Float64Array',
    'BigInt64Array',
    'BigUint64Array',
];
/** Types of objects that inputs can contain besides arrays, bytes and plain objects. */
export const builtTypes = [
    'Map',
    'Set',
    'Record',
    'Date',
    'RegExp',
    'URL',
    'URLSearchParams',
    'Function',
    'Promise',
    'Error',
    'ArrayBuffer',
    'Same',
    'Rest',
    ...typedArrayNames,
];
const typeKey = '\0type';
export function builtObject(type, content) {
    return { [typeKey]: type, content };
}
export function typeOfBuilt(object) {
    return object[typeKey];
}
export function isBuilt(value) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, typeKey);
}
