import { domainValue } from '../../constraint/domains/domain-inputs.js';
import { builtObject } from '../../core/built-object.js';
/** Upper limit of combinations of shapes for which default inputs are made. */
const mostShapes = 64;
/**
 * Returns the simplest input of each shape: empty, zero, false. The shape is what a run cannot have as a variable: the
 * chosen option where options have different kinds of values, and the presence of optional parts.
 */
export function defaultInputs(space) {
    const perDomain = space.domains.map(plainValues);
    const count = perDomain.reduce((product, { values }) => product * values.length, 1);
    const coverAllShapes = count <= mostShapes && perDomain.every(({ isExhaustive }) => isExhaustive);
    const combined = combinations(perDomain.map(({ values }) => values), mostShapes);
    return { inputs: combined.map((args) => space.inputOf(args)), coverAllShapes };
}
function plainValues(domain) {
    switch (domain.kind) {
        case 'string':
            return only(' '.repeat(domain.exactLength ?? 0));
        case 'template':
            return only(domainValue(domain, new Map()));
        case 'bytes':
            return only(new Uint8Array(domain.exactLength ?? 0));
        case 'number':
        case 'int32':
            return only(0);
        case 'boolean':
            return only(false);
        case 'bigint':
            return only(0n);
        case 'const':
            return only(domain.value);
        case 'oneOf':
            return ofOptions(domain.options);
        case 'optional':
            return ofOptions([{ kind: 'const', value: undefined }, domain.of], false);
        case 'array': {
            const length = domain.exactLength ?? 0;
            const [element] = plainValues(domain.element).values;
            // One array is enough: its elements and its length are variables of the run.
            return only(Array.from({ length }, () => element));
        }
        case 'built': {
            const { values, isExhaustive } = plainValues(domain.of);
            return { values: values.map((value) => builtObject(domain.type, value)), isExhaustive };
        }
        case 'tuple':
            return together(domain.elements, (values) => values);
        case 'object': {
            const names = Object.keys(domain.fields);
            return together(Object.values(domain.fields), (values) => objectOf(names, values, domain.fields));
        }
    }
}
function only(value) {
    return { values: [value], isExhaustive: true };
}
/** A choice among constants is a variable of the run, so one of them is enough. */
function ofOptions(options, isVariable = options.every(isPrimitiveConstant)) {
    const each = options.map(plainValues);
    if (isVariable)
        return { values: each.slice(0, 1).flatMap(({ values }) => values), isExhaustive: true };
    return { values: each.flatMap(({ values }) => values), isExhaustive: each.every((option) => option.isExhaustive) };
}
function isPrimitiveConstant(domain) {
    return domain.kind === 'const' && (domain.value === null || typeof domain.value !== 'object');
}
function together(domains, build) {
    const each = domains.map(plainValues);
    const count = each.reduce((product, { values }) => product * values.length, 1);
    const combined = combinations(each.map(({ values }) => values), mostShapes);
    return {
        values: combined.map(build),
        isExhaustive: count <= mostShapes && each.every(({ isExhaustive }) => isExhaustive),
    };
}
function objectOf(names, values, fields) {
    const entries = names.map((name, i) => [name, values[i]]);
    return Object.fromEntries(entries.filter(([name, value]) => value !== undefined || fields[name]?.kind !== 'optional'));
}
/** Returns the first `limit` ways to take one element of each list; the first elements of the lists come first. */
function combinations(lists, limit) {
    let found = [[]];
    for (const list of lists) {
        found = list.flatMap((value) => found.map((start) => [...start, value])).slice(0, limit);
    }
    return found;
}
