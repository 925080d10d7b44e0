import { elementAt, toText } from './operator-function.js';
import { hasKind } from './table-operators.js';
/** JSON documents, URL escapes and base64. */
export const textFormatOperators = {
    jsonParses: (s) => parsed(s) !== malformed,
    jsonType: (s, path) => jsonTypeOf(follow(s, path)),
    jsonValue: (s, path) => {
        const value = follow(s, path);
        return typeof value === 'object' && value !== null ? undefined : value;
    },
    jsonLength: (s, path) => keysOf(follow(s, path)).length,
    jsonKey: (s, path, i) => {
        const value = follow(s, path);
        return Array.isArray(value) ? undefined : elementAt(keysOf(value), i);
    },
    jsonStringify: (x) => (typeof x === 'bigint' ? unrepresentable() : JSON.stringify(x)),
    encodeURIComponent: (s) => encodeURIComponent(s),
    decodeURIComponent: (s) => decodeURIComponent(s),
    encodeURI: (s) => encodeURI(s),
    decodeURI: (s) => decodeURI(s),
    escape: (s) => escape(s),
    unescape: (s) => unescape(s),
    atob: (s) => atob(s),
    btoa: (s) => btoa(s),
};
const malformed = Symbol('malformed');
/** The last document is cached because consecutive calls ask for paths into the same document. */
let lastText;
let lastDocument;
function parsed(s) {
    const text = toText(s);
    if (text === lastText)
        return lastDocument;
    try {
        lastDocument = JSON.parse(text);
    }
    catch {
        lastDocument = malformed;
    }
    lastText = text;
    return lastDocument;
}
/** The value at the path, which is a table of keys; an empty path denotes the document itself. */
function follow(s, path) {
    let value = parsed(s);
    if (value === malformed)
        throw new SyntaxError('not JSON');
    for (const key of hasKind(path, 'table') ? path.values : []) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
            return undefined;
        value = value[key];
    }
    return value;
}
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'array' : typeof value;
}
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
function unrepresentable() {
    throw new TypeError('JSON cannot represent a bigint');
}
