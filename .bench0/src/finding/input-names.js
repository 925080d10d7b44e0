import { inputCount } from '../constraint/domains/domain-inputs.js';
/** Elements of longer arrays are named after their array. */
const mostElements = 256;
/** Names the inputs of a run by the parameters of the target. */
export function inputNames(input, parameters, symbolic) {
    const parts = new Map();
    if (input.kind === 'args')
        nameArguments(input, parameters, parts);
    for (const { domain, name, first } of symbolic)
        nameParts(domain, name, first, parts);
    const [only] = parameters;
    const printed = input.kind === 'args' || only?.includes(' ') !== false ? parts : new Map([...parts, [0, only]]);
    return { parts, printed };
}
function nameArguments({ args, domains }, parameters, names) {
    const nameOf = (index) => parameters[index] ?? `argument ${index + 1}`;
    if (domains === undefined) {
        for (const i of args.keys())
            names.set(i, nameOf(i));
        return;
    }
    let first = 0;
    for (const [i, domain] of domains.entries()) {
        nameParts(domain, nameOf(i), first, names);
        first += inputCount(domain);
    }
}
/** Follows the numbering of `inputCount`. */
function nameParts(domain, name, first, names) {
    switch (domain.kind) {
        case 'const':
            return;
        case 'tuple':
            nameInOrder(domain.elements.map((element, i) => [element, `${name}[${i}]`]), first, names);
            return;
        case 'object':
            nameInOrder(Object.entries(domain.fields).map(([key, field]) => [field, memberName(name, key)]), first, names);
            return;
        case 'array': {
            names.set(first, name);
            const count = domain.exactLength ?? domain.maxLength;
            const elements = Array.from({ length: Math.min(count, mostElements) }, (_, i) => `${name}[${i}]`);
            nameInOrder(elements.map((element) => [domain.element, element]), first + 1, names);
            return;
        }
        case 'oneOf':
            names.set(first, name);
            nameInOrder(domain.options.map((option) => [option, name]), first + 1, names);
            return;
        case 'optional':
            names.set(first, name);
            return nameParts(domain.of, name, first + 1, names);
        case 'built':
            return nameParts(domain.of, name, first, names);
        default:
            for (let i = 0; i < inputCount(domain); i++)
                names.set(first + i, name);
    }
}
function nameInOrder(parts, first, names) {
    let next = first;
    for (const [domain, name] of parts) {
        nameParts(domain, name, next, names);
        next += inputCount(domain);
    }
}
function memberName(owner, key) {
    return /^[A-Za-z_$][\w$]*$/u.test(key) ? `${owner}.${key}` : `${owner}[${JSON.stringify(key)}]`;
}
