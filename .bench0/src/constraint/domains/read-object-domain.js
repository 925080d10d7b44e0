import { typedArrayNames } from '../../core/built-object.js';
import { arrayBufferDomain, dateDomain, errorDomain, functionDomain, mapDomain, promiseDomain, recordDomain, regexpDomain, searchParamsDomain, setDomain, typedArrayDomain, urlDomain, } from './built-domains.js';
const defaultItems = 4;
const defaultBytes = 16;
/** Kinds of object domains in programs; typed arrays have their own names. */
export const writtenObjectKinds = [
    'map',
    'set',
    'record',
    'date',
    'regexp',
    'url',
    'searchParams',
    'function',
    'promise',
    'error',
    'arrayBuffer',
    ...typedArrayNames,
];
/** Reads a domain such as `{ kind: 'map', key: 'string', value: 'int32' }`; undefined if the kind is none of these. */
export function readObjectDomain({ kind, maxLength, length }, part, textLength) {
    const items = isLength(maxLength) ? maxLength : defaultItems;
    const typed = typedArrayNames.find((name) => name === kind);
    if (typed !== undefined)
        return typedArrayDomain(typed, items);
    switch (kind) {
        case 'map':
            return mapDomain(part('key'), part('value'), items);
        case 'set':
            return setDomain(part('element'), items);
        case 'record':
            return recordDomain(part('key'), part('value'), items);
        case 'date':
            return dateDomain();
        case 'regexp':
            return regexpDomain();
        case 'url':
            return urlDomain(isLength(maxLength) ? maxLength : textLength);
        case 'searchParams':
            return searchParamsDomain({ kind: 'string', maxLength: textLength }, items);
        case 'function':
            return functionDomain(part('returns'));
        case 'promise':
            return promiseDomain(part('of'));
        case 'error':
            return errorDomain(isLength(maxLength) ? maxLength : textLength);
        case 'arrayBuffer':
            return arrayBufferDomain(isLength(length)
                ? { maxLength: length, exactLength: length }
                : { maxLength: isLength(maxLength) ? maxLength : defaultBytes });
        default:
            return undefined;
    }
}
function isLength(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
