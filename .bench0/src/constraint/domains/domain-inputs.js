import { builtObject } from '../../core/built-object.js';
import { CoppiceError } from '../../core/coppice-error.js';
import { contains } from './domain.js';
/**
 * Counts the numbered inputs of a domain. Inputs are numbered in the order in which the domain is written. Each part
 * has its own numbers whether or not the value has that part, so that a part keeps its variables when the value's shape
 * changes. An array takes one number for its length and then those of each element up to its maximum, `oneOf` one for
 * the choice and then those of every option, `optional` one for its presence and then those of its content, a template
 * one for each hole. Constants take none, and objects of built-in types those of their content.
 */
export function inputCount(domain) {
    switch (domain.kind) {
        case 'const':
            return 0;
        case 'oneOf':
            return 1 + sum(domain.options);
        case 'array':
            return 1 + capacity(domain) * inputCount(domain.element);
        case 'template':
            return domain.parts.filter(({ kind }) => kind === 'hole').length;
        case 'tuple':
            return sum(domain.elements);
        case 'object':
            return sum(Object.values(domain.fields));
        case 'optional':
            return 1 + inputCount(domain.of);
        case 'built':
            return inputCount(domain.of);
        default:
            return 1;
    }
}
/** The inputs of a value, numbered from `first`; parts that the value does not have are omitted. */
export function inputsOf(domain, value, first = 0) {
    if (!contains(domain, value)) {
        throw new CoppiceError('value-outside-domain', `the value is not in its domain (${domain.kind})`);
    }
    const inputs = new Map();
    collect(domain, value, first, inputs);
    return inputs;
}
/** The value that the inputs represent. A missing part is empty, zero, false, absent, or the first option. */
export function domainValue(domain, inputs, first = 0) {
    const own = inputs.get(first);
    switch (domain.kind) {
        case 'string':
            return own ?? ' '.repeat(domain.exactLength ?? 0);
        case 'template':
            return filledParts(domain, inputs, first).join('');
        case 'bytes':
            return own ?? new Uint8Array(domain.exactLength ?? 0);
        case 'number':
        case 'int32':
            return own ?? 0;
        case 'boolean':
            return own ?? false;
        case 'bigint':
            return own ?? 0n;
        case 'const':
            return domain.value;
        case 'oneOf': {
            const choice = typeof own === 'number' && domain.options[own] !== undefined ? own : 0;
            return domainValue(domain.options[choice], inputs, placeOf(domain.options, choice, first + 1));
        }
        case 'array': {
            const length = domain.exactLength ?? Math.min(typeof own === 'number' ? own : 0, domain.maxLength);
            const step = inputCount(domain.element);
            return Array.from({ length }, (_, i) => domainValue(domain.element, inputs, first + 1 + i * step));
        }
        case 'tuple':
            return domain.elements.map((element, i) => domainValue(element, inputs, placeOf(domain.elements, i, first)));
        case 'object':
            return objectOf(domain.fields, inputs, first);
        case 'optional':
            return own === true ? domainValue(domain.of, inputs, first + 1) : undefined;
        case 'built':
            return builtObject(domain.type, domainValue(domain.of, inputs, first));
    }
}
/** The texts of all parts; missing holes are filled with spaces. */
function filledParts({ parts }, inputs, first) {
    let place = first;
    return parts.map((part) => {
        if (part.kind === 'text')
            return part.text;
        const filling = inputs.get(place++);
        return typeof filling === 'string' ? filling : ' '.repeat(part.length);
    });
}
/** The same template with the lengths of its holes taken from these inputs. */
export function refilled(domain, inputs, first) {
    const texts = filledParts(domain, inputs, first);
    const isAsLarge = domain.parts.every((part, i) => part.kind === 'text' || part.length === texts[i]?.length);
    if (isAsLarge)
        return domain;
    const parts = domain.parts.map((part, i) => (part.kind === 'text' ? part : { ...part, length: texts[i].length }));
    return { kind: 'template', parts };
}
/** The texts that fill the holes, in order. */
function fillingsOf({ parts }, value) {
    const fillings = [];
    let at = 0;
    for (const part of parts) {
        const length = part.kind === 'text' ? part.text.length : part.length;
        if (part.kind === 'hole')
            fillings.push(value.slice(at, at + length));
        at += length;
    }
    return fillings;
}
function objectOf(fields, inputs, first) {
    const result = [];
    let place = first;
    for (const [name, field] of Object.entries(fields)) {
        const isAbsent = field.kind === 'optional' && inputs.get(place) !== true;
        if (!isAbsent)
            result.push([name, domainValue(field, inputs, place)]);
        place += inputCount(field);
    }
    return Object.fromEntries(result);
}
/** The lengths that all values of the domain share, by input number; a `Simplifier` may rely on them. */
export function exactLengths(domain, first = 0) {
    const lengths = new Map();
    for (const [part, place] of domainParts(domain, first)) {
        const isSized = part.kind === 'string' || part.kind === 'bytes' || part.kind === 'array';
        if (isSized && part.exactLength !== undefined)
            lengths.set(place, part.exactLength);
    }
    return lengths;
}
/** The domain and all its parts, each with the number of its first input. */
export function* domainParts(domain, first = 0) {
    yield [domain, first];
    switch (domain.kind) {
        case 'oneOf':
            yield* partsOfAll(domain.options, first + 1);
            break;
        case 'array':
            yield* partsOfAll(Array.from({ length: capacity(domain) }, () => domain.element), first + 1);
            break;
        case 'tuple':
            yield* partsOfAll(domain.elements, first);
            break;
        case 'object':
            yield* partsOfAll(Object.values(domain.fields), first);
            break;
        case 'optional':
            yield* domainParts(domain.of, first + 1);
            break;
        case 'built':
            yield* domainParts(domain.of, first);
            break;
        case 'template':
            yield* partsOfAll(holesOf(domain), first);
            break;
        default:
    }
}
/** The holes as string domains. */
function holesOf({ parts }) {
    return parts.flatMap((part) => {
        if (part.kind === 'text')
            return [];
        const { minLength, maxLength } = part;
        return [{ kind: 'string', maxLength, ...(minLength === maxLength ? { exactLength: maxLength } : {}) }];
    });
}
function* partsOfAll(domains, first) {
    let place = first;
    for (const domain of domains) {
        yield* domainParts(domain, place);
        place += inputCount(domain);
    }
}
function collect(domain, value, first, into) {
    switch (domain.kind) {
        case 'const':
            break;
        case 'oneOf': {
            const choice = domain.options.findIndex((option) => contains(option, value));
            into.set(first, choice);
            collect(domain.options[choice], value, placeOf(domain.options, choice, first + 1), into);
            break;
        }
        case 'array': {
            const items = value;
            into.set(first, items.length);
            const step = inputCount(domain.element);
            for (const [i, item] of items.entries())
                collect(domain.element, item, first + 1 + i * step, into);
            break;
        }
        case 'tuple':
            for (const [i, element] of domain.elements.entries()) {
                collect(element, value[i], placeOf(domain.elements, i, first), into);
            }
            break;
        case 'object': {
            const fields = Object.values(domain.fields);
            for (const [i, name] of Object.keys(domain.fields).entries()) {
                collect(fields[i], value[name], placeOf(fields, i, first), into);
            }
            break;
        }
        case 'template':
            for (const [i, filling] of fillingsOf(domain, value).entries())
                into.set(first + i, filling);
            break;
        case 'optional':
            into.set(first, value !== undefined);
            if (value !== undefined)
                collect(domain.of, value, first + 1, into);
            break;
        case 'built':
            collect(domain.of, value.content, first, into);
            break;
        default:
            into.set(first, value);
    }
}
function capacity({ maxLength, exactLength }) {
    return exactLength ?? maxLength;
}
function placeOf(domains, index, first) {
    return first + sum(domains.slice(0, index));
}
function sum(domains) {
    return domains.reduce((total, domain) => total + inputCount(domain), 0);
}
