import { operatorCode, operators } from '../core/operators.js';
export function constantSort(value) {
    switch (typeof value) {
        case 'boolean':
            return 'bool';
        case 'string':
            return 'string';
        case 'bigint':
            return 'bigint';
        case 'number':
            return (value | 0) === value && !Object.is(value, -0) ? 'int32' : 'number';
        default:
            return 'any';
    }
}
/** The narrowest sort that contains every value of the application, derived from the sorts of the operands. */
export function resultSort(name, operands) {
    const sorts = operands.map((operand) => operand.sort);
    switch (name) {
        case 'add':
            if (sorts.includes('string'))
                return 'string';
            return arithmeticSort(sorts);
        case 'subtract':
        case 'multiply':
        case 'divide':
        case 'remainder':
        case 'power':
        case 'negate':
            return arithmeticSort(sorts);
        case 'bitAnd':
        case 'bitOr':
        case 'bitXor':
        case 'shiftLeft':
        case 'shiftRight':
        case 'bitNot':
            return bitSort(sorts);
        case 'toNumber':
        case 'numberOf':
        case 'toNumeric':
            return convertedSort(name, sorts[0] ?? 'any');
        case 'conditional':
            return join(sorts[1] ?? 'any', sorts[2] ?? 'any');
        case 'floor':
        case 'ceil':
        case 'round':
        case 'trunc':
        case 'sign':
            return sorts[0] === 'int32' ? 'int32' : 'number';
        case 'min':
        case 'max':
            return sorts.length > 0 && sorts.every((sort) => sort === 'int32') ? 'int32' : 'number';
        default:
            return operators[operatorCode[name]].sort;
    }
}
/** Sums may exceed 32 bits and products may be -0, so the result of arithmetic is never `int32`. */
function arithmeticSort(sorts) {
    if (sorts.every(isNumeric))
        return 'number';
    return sorts.every((sort) => sort === 'bigint') ? 'bigint' : 'any';
}
/** Unless the operation throws, one operand that is not a bigint makes the result a number. */
function bitSort(sorts) {
    if (sorts.some((sort) => isNumeric(sort) || sort === 'string'))
        return 'int32';
    return sorts.every((sort) => sort === 'bigint') ? 'bigint' : 'any';
}
function convertedSort(name, sort) {
    if (sort === 'int32' || sort === 'bool')
        return 'int32';
    if (name !== 'toNumeric' || sort === 'number' || sort === 'string')
        return 'number';
    return sort === 'bigint' ? 'bigint' : 'any';
}
function join(a, b) {
    if (a === b)
        return a;
    return [a, b].every((sort) => sort === 'int32' || sort === 'number') ? 'number' : 'any';
}
function isNumeric(sort) {
    return sort === 'int32' || sort === 'number' || sort === 'bool';
}
