import { CoppiceError } from '../../core/coppice-error.js';
import { nearestName } from '../../core/text/nearest-name.js';
import { builtTypes } from '../../core/built-object.js';
import { readObjectDomain, writtenObjectKinds } from './read-object-domain.js';
/** Kinds without parameters, which may be written as their name alone. */
const plainKinds = ['number', 'int32', 'boolean', 'bigint'];
/** Maximum length of strings and arrays whose domain does not give one. */
const defaultMaxLength = 64;
const ownKinds = ['string', 'bytes', ...plainKinds, 'const', 'oneOf', 'array', 'tuple', 'object', 'optional'];
const kinds = [...ownKinds, ...writtenObjectKinds, 'built'];
/**
 * Checks and reads a domain as a program writes it: a name such as `int32`, or an object with a kind. `where` names it
 * in messages. Constants must be primitives: other values lose their identity in another process.
 */
export function readDomain(written, where = 'the domain') {
    if (typeof written === 'string')
        return readDomain({ kind: written }, where);
    if (typeof written !== 'object' || written === null)
        throw malformed(where, 'is not an object with a kind');
    const fields = written;
    switch (fields['kind']) {
        case 'string':
            return { kind: 'string', ...readLengths(fields, where), ...readGrammar(fields, where) };
        case 'bytes':
            return {
                kind: 'bytes',
                ...readByteLengths(fields, where),
                ...(fields['as'] === 'buffer' ? { as: 'buffer' } : {}),
            };
        case 'number':
        case 'int32':
        case 'boolean':
        case 'bigint':
            return { kind: fields['kind'] };
        case 'const':
            if (isPrimitive(fields['value']))
                return { kind: 'const', value: fields['value'] };
            throw malformed(where, 'has a constant that is not a primitive');
        case 'array':
            return { kind: 'array', element: readPart(fields, 'element', where), ...readLengths(fields, where) };
        case 'oneOf':
            return { kind: 'oneOf', options: readList(fields, 'options', where, 1) };
        case 'tuple':
            return { kind: 'tuple', elements: readList(fields, 'elements', where, 0) };
        case 'object':
            return { kind: 'object', fields: readFields(fields['fields'], where) };
        case 'optional':
            return { kind: 'optional', of: readPart(fields, 'of', where) };
        case 'built': {
            const type = builtTypes.find((known) => known === fields['type']);
            if (type === undefined)
                throw malformed(where, `needs a type, one of ${builtTypes.join(', ')}`);
            return { kind: 'built', type, of: readPart(fields, 'of', where) };
        }
        default: {
            const read = readObjectDomain(fields, (name) => readPart(fields, name, where), defaultMaxLength);
            if (read === undefined)
                throw unknownKind(fields['kind'], where);
            return read;
        }
    }
}
function readPart(fields, name, where) {
    return readDomain(fields[name], `${name} of ${where}`);
}
function readList(fields, name, where, least) {
    const list = fields[name];
    if (!Array.isArray(list) || list.length < least)
        throw malformed(where, `needs a list of ${name}`);
    return list.map((item, index) => readDomain(item, `${name}[${index}] of ${where}`));
}
function readFields(written, where) {
    if (typeof written !== 'object' || written === null)
        throw malformed(where, 'needs fields');
    return Object.fromEntries(Object.entries(written).map(([name, field]) => [name, readDomain(field, `${name} of ${where}`)]));
}
function readLengths(fields, where) {
    if (fields['exactLength'] !== undefined) {
        const exactLength = readLength(fields, 'exactLength', where);
        return { maxLength: exactLength, exactLength };
    }
    return { maxLength: fields['maxLength'] === undefined ? defaultMaxLength : readLength(fields, 'maxLength', where) };
}
/** `length` is short for `exactLength`. */
function readByteLengths(fields, where) {
    return readLengths(fields['length'] === undefined ? fields : { exactLength: readLength(fields, 'length', where) }, where);
}
function readLength(fields, name, where) {
    const length = fields[name];
    if (typeof length === 'number' && Number.isSafeInteger(length) && length >= 0)
        return length;
    throw malformed(where, `needs a ${name} that is a non-negative integer`);
}
function readGrammar({ grammar }, where) {
    if (grammar === undefined)
        return {};
    if (typeof grammar !== 'string')
        throw malformed(where, 'has a grammar that is not a string');
    return { grammar };
}
function isPrimitive(value) {
    return value === null || !['object', 'function', 'symbol'].includes(typeof value);
}
function unknownKind(kind, where) {
    const near = typeof kind === 'string' ? nearestName(kind, kinds) : undefined;
    const hint = near === undefined ? `known kinds are ${kinds.join(', ')}` : `did you mean ${near}?`;
    return malformed(where, `has ${typeof kind === 'string' ? `the unknown kind ${kind}` : 'no known kind'}`, hint);
}
function malformed(where, what, hint) {
    return new CoppiceError('malformed-domain', `${where} ${what}`, { hint });
}
