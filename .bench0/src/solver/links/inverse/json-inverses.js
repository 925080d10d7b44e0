import { hasKind } from '../../../constraint/semantics/table-operators.js';
import { stepsFor, textIn } from './inverse.js';
/** Inverses of operations on JSON documents: they change the document at the path. */
export const jsonInverses = {
    jsonParses: (w, [s]) => (w === true ? stepsFor(0, '0', `"${textIn(s)}"`) : stepsFor(0, '', '{')),
    jsonValue: (w, [s, path]) => {
        if (isJson(w))
            return changed(s, path, () => w);
        // Both a missing value and an object count as undefined.
        return w === undefined ? [...changed(s, path, () => undefined), ...changed(s, path, () => ({}))] : [];
    },
    jsonType: (w, [s, path]) => changed(s, path, () => structuredClone(samples[String(w)])),
    jsonLength: (w, [s, path]) => {
        if (typeof w !== 'number' || w < 0 || w > 1000)
            return [];
        return changed(s, path, (old) => ofLength(old, w));
    },
    jsonKey: (w, [s, path, i]) => (typeof w === 'string' ? changed(s, path, (old) => withKey(old, w, Number(i))) : []),
    jsonStringify: (w) => {
        try {
            return typeof w === 'string' ? stepsFor(0, JSON.parse(w)) : [];
        }
        catch {
            return [];
        }
    },
};
const samples = {
    object: {},
    array: [],
    string: '',
    number: 0,
    boolean: true,
    null: null,
};
function isJson(value) {
    return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
/** Changes the value at the path in the document and creates missing objects and arrays on the way. */
function changed(s, path, change) {
    const keys = hasKind(path, 'table') ? path.values : [];
    // JSON.stringify omits fields with the value undefined.
    return stepsFor(0, JSON.stringify(at(keys, parsed(s), change)) ?? '');
}
function at(keys, value, change) {
    const [key, ...rest] = keys;
    if (key === undefined)
        return change(value);
    const isIndex = typeof key === 'number' || /^\d+$/.test(String(key));
    if (Array.isArray(value) || (isIndex && !isObject(value))) {
        const items = Array.isArray(value) ? [...value] : [];
        const index = Math.min(Number(key) || 0, 1000);
        while (items.length <= index)
            items.push(0);
        items[index] = at(rest, items[index], change);
        return items;
    }
    const fields = isObject(value) ? { ...value } : {};
    const name = String(key);
    // Defined instead of assigned, because `__proto__` is an ordinary key in JSON.
    Object.defineProperty(fields, name, {
        value: at(rest, Object.hasOwn(fields, name) ? fields[name] : undefined, change),
        enumerable: true,
        configurable: true,
        writable: true,
    });
    return fields;
}
function ofLength(old, length) {
    if (isObject(old)) {
        const entries = Object.entries(old).slice(0, length);
        while (entries.length < length)
            entries.push([`k${entries.length}`, 0]);
        return Object.fromEntries(entries);
    }
    const items = Array.isArray(old) ? old.slice(0, length) : [];
    while (items.length < length)
        items.push(0);
    return items;
}
function withKey(old, key, index) {
    const entries = isObject(old) ? Object.entries(old) : [];
    while (entries.length <= Math.min(index, 1000))
        entries.push([`k${entries.length}`, 0]);
    return Object.fromEntries(entries.map((entry, i) => (i === index ? [key, entry[1]] : entry)));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function parsed(s) {
    try {
        return JSON.parse(textIn(s));
    }
    catch {
        return undefined;
    }
}
