import { isBuilt, typeOfBuilt } from '../../core/built-object.js';
/** Whether the value is in the domain. */
export function contains(domain, value) {
    switch (domain.kind) {
        case 'string':
            return typeof value === 'string' && fits(value.length, domain);
        case 'template':
            return typeof value === 'string' && isFilled(domain, value);
        case 'bytes':
            return value instanceof Uint8Array && fits(value.length, domain);
        case 'number':
        case 'boolean':
        case 'bigint':
            return typeof value === domain.kind;
        case 'int32':
            return typeof value === 'number' && Object.is(value | 0, value);
        case 'const':
            // By identity, because a program can observe the identity of a constant.
            return Object.is(domain.value, value);
        case 'oneOf':
            return domain.options.some((option) => contains(option, value));
        case 'array':
            return (Array.isArray(value) && fits(value.length, domain) && value.every((item) => contains(domain.element, item)));
        case 'tuple':
            return (Array.isArray(value) &&
                value.length === domain.elements.length &&
                domain.elements.every((element, i) => contains(element, value[i])));
        case 'object':
            return isPlainObject(value) && hasFields(domain.fields, value);
        case 'optional':
            return value === undefined || contains(domain.of, value);
        case 'built':
            return isBuilt(value) && typeOfBuilt(value) === domain.type && contains(domain.of, value.content);
    }
}
function isFilled({ parts }, value) {
    let at = 0;
    for (const part of parts) {
        if (part.kind === 'text' && !value.startsWith(part.text, at))
            return false;
        at += part.kind === 'text' ? part.text.length : part.length;
    }
    return at === value.length;
}
function isPlainObject(value) {
    return typeof value === 'object' && value !== null && !isBuilt(value);
}
function fits(length, { maxLength, exactLength }) {
    return exactLength === undefined ? length <= maxLength : length === exactLength;
}
function hasFields(fields, value) {
    const names = Object.keys(fields);
    return (Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
        names.every((name) => contains(fields[name], value[name])));
}
