import { typedArrayNames } from '../../core/built-object.js';
const lists = new Set(['Array', 'ReadonlyArray', 'Iterable', 'ArrayLike', 'ConcatArray']);
const transparent = new Set(['Readonly', 'NonNullable', 'Awaited', 'NoInfer']);
const any = { kind: 'any' };
export function builtInType(name, given) {
    const [first, second = any] = given;
    if (lists.has(name))
        return { kind: 'array', element: first ?? any };
    if (transparent.has(name))
        return name === 'NonNullable' ? withoutNull(first) : first;
    if (isTypedArray(name))
        return built(name, []);
    switch (name) {
        case 'Buffer':
            return { kind: 'bytes', as: 'buffer' };
        case 'Uint8Array':
            return { kind: 'bytes', as: 'uint8array' };
        case 'Map':
        case 'ReadonlyMap':
            return built('Map', [first ?? any, second]);
        case 'Set':
        case 'ReadonlySet':
            return built('Set', [first ?? any]);
        case 'Record':
            return recordOf(first ?? { kind: 'string' }, second);
        case 'Promise':
        case 'PromiseLike':
            return built('Promise', [first ?? any]);
        case 'Function':
            return built('Function', [first ?? any]);
        case 'Object':
            return built('Record', [{ kind: 'string' }, any]);
        case 'Error':
        case 'Date':
        case 'RegExp':
        case 'URL':
        case 'URLSearchParams':
        case 'ArrayBuffer':
            return built(name, []);
        default:
            return first === undefined ? undefined : derivedObject(name, first, given[1]);
    }
}
function built(type, parts) {
    return { kind: 'built', type, parts };
}
function isTypedArray(name) {
    return typedArrayNames.some((typed) => typed === name);
}
/** An object with one field per key if the keys are literals, otherwise a `Record`. */
function recordOf(key, value) {
    const names = namesOf(key);
    if (names === undefined)
        return built('Record', [key, value]);
    return { kind: 'object', fields: Object.fromEntries(names.map((name) => [name, value])) };
}
/** Utility types derived from another type, such as `Partial`, `Pick` and `Exclude`. */
function derivedObject(name, type, keys) {
    if (name === 'Exclude' || name === 'Extract')
        return chosenOptions(name, type, keys);
    if (type.kind !== 'object')
        return name === 'Partial' || name === 'Required' ? type : undefined;
    const fields = Object.entries(type.fields);
    const named = new Set(keys === undefined ? [] : (namesOf(keys) ?? []));
    switch (name) {
        case 'Partial':
            return objectOf(fields.map(([key, of]) => [key, of.kind === 'optional' ? of : { kind: 'optional', of }]));
        case 'Required':
            return objectOf(fields.map(([key, of]) => [key, of.kind === 'optional' ? of.of : of]));
        case 'Pick':
            return objectOf(fields.filter(([key]) => named.has(key)));
        case 'Omit':
            return objectOf(fields.filter(([key]) => !named.has(key)));
        default:
            return undefined;
    }
}
function objectOf(fields) {
    return { kind: 'object', fields: Object.fromEntries(fields) };
}
function chosenOptions(name, type, others) {
    const listed = new Set((others?.kind === 'oneOf' ? others.options : [others]).map((option) => JSON.stringify(option)));
    const options = type.kind === 'oneOf' ? type.options : [type];
    const kept = options.filter((option) => listed.has(JSON.stringify(option)) === (name === 'Extract'));
    return kept.length > 1 ? { kind: 'oneOf', options: kept } : kept[0];
}
function withoutNull(type) {
    if (type?.kind !== 'oneOf')
        return type;
    const options = type.options.filter((option) => option.kind !== 'const' || (option.value ?? undefined) !== undefined);
    return options.length > 1 ? { kind: 'oneOf', options } : options[0];
}
/** The values of a union of literals as strings; undefined for other types. */
function namesOf(type) {
    const options = type.kind === 'oneOf' ? type.options : [type];
    const names = options.flatMap((option) => (option.kind === 'const' ? [String(option.value)] : []));
    return names.length === options.length ? names : undefined;
}
