const { slice } = Uint8Array.prototype;
const { isArray } = Array;
const { keys } = Object;
/** Returns a copy of arguments before their objects are made: primitives, bytes, lists and plain objects. */
export function copyArguments(args) {
    const copies = [];
    for (let i = 0; i < args.length; i++)
        copies[i] = copyOf(args[i]);
    return copies;
}
function copyOf(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (isArray(value))
        return copyArguments(value);
    if (value instanceof Uint8Array)
        return Reflect.apply(slice, value, []);
    const source = value;
    const copy = {};
    const names = keys(source);
    for (let i = 0; i < names.length; i++)
        copy[names[i]] = copyOf(source[names[i]]);
    return copy;
}
