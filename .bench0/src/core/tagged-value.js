import { builtObject, builtTypes, isBuilt, typeOfBuilt } from './built-object.js';
import { CoppiceError } from './coppice-error.js';
/**
 * Encodes a value as JSON, including values that JSON cannot represent. Strings, booleans, null, finite numbers, arrays
 * and plain objects are encoded as themselves. All others become an object with one key: `$number` (NaN, infinities,
 * -0), `$bigint`, `$undefined`, `$bytes` (base64), `$object` (a list of entries) for objects with a key that begins
 * with `$` or is `__proto__`, and one tag for each type of a `BuiltObject` (`$map`, `$set`, `$date`...) with its
 * content.
 */
export function encodeTagged(value) {
    switch (typeof value) {
        case 'string':
        case 'boolean':
            return value;
        case 'number':
            return Number.isFinite(value) && !Object.is(value, -0)
                ? value
                : { $number: Object.is(value, -0) ? '-0' : String(value) };
        case 'bigint':
            return { $bigint: String(value) };
        case 'undefined':
            return { $undefined: true };
        case 'object':
            return encodeObject(value);
        default:
            throw notEncodable(typeof value);
    }
}
export function decodeTagged(json) {
    if (typeof json !== 'object' || json === null)
        return json;
    if (isList(json))
        return json.map(decodeTagged);
    const entries = Object.entries(json);
    const [tag, content] = entries[0] ?? [];
    if (tag?.startsWith('$') !== true)
        return Object.fromEntries(entries.map(([key, entry]) => [key, decodeTagged(entry)]));
    if (entries.length === 1) {
        if (tag === '$undefined')
            return undefined;
        if (tag === '$number' && typeof content === 'string')
            return Number(content);
        if (tag === '$bigint' && typeof content === 'string' && /^-?\d+$/.test(content))
            return BigInt(content);
        if (tag === '$bytes' && typeof content === 'string')
            return new Uint8Array(Buffer.from(content, 'base64'));
        if (tag === '$object' && isList(content))
            return Object.fromEntries(content.map(decodeEntry));
        const type = typesByTag.get(tag);
        if (type !== undefined)
            return builtObject(type, decodeTagged(content));
    }
    throw new CoppiceError('malformed-value', `${JSON.stringify(json)} is not an encoded value`, {
        hint: `Known tags are $number, $bigint, $undefined, $bytes, $object, ${[...typesByTag.keys()].join(', ')}, each alone in its object.`,
    });
}
function encodeObject(value) {
    if (value === null)
        return null;
    if (Array.isArray(value))
        return Array.from(value, encodeTagged);
    if (value instanceof Uint8Array)
        return { $bytes: Buffer.from(value).toString('base64') };
    if (isBuilt(value))
        return { [tagOf(typeOfBuilt(value))]: encodeTagged(value.content) };
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null)
        throw notEncodable(value.constructor.name);
    const entries = Object.entries(value).map(([key, entry]) => [key, encodeTagged(entry)]);
    if (entries.some(([key]) => key.startsWith('$') || key === '__proto__'))
        return { $object: entries };
    return Object.fromEntries(entries);
}
/** Lowers the first letter of a type's name, and all letters of `URL` and `RegExp`. */
function tagOf(type) {
    const isShort = type === 'URL' || type === 'RegExp';
    return `$${isShort ? type.toLowerCase() : type.charAt(0).toLowerCase() + type.slice(1)}`;
}
const typesByTag = new Map(builtTypes.map((type) => [tagOf(type), type]));
function decodeEntry(entry) {
    if (isList(entry) && entry.length === 2 && typeof entry[0] === 'string')
        return [entry[0], decodeTagged(entry[1])];
    throw new CoppiceError('malformed-value', `${JSON.stringify(entry)} is not an entry of an encoded object`);
}
function isList(json) {
    return Array.isArray(json);
}
function notEncodable(what) {
    return new CoppiceError('value-not-encodable', `a value of type ${what} cannot be encoded as an input`, {
        hint: 'Inputs consist of primitives, arrays, plain objects, Uint8Array and built-in objects such as Map and Date.',
    });
}
