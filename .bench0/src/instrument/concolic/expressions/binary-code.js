import { operatorCode } from '../../../core/operators.js';
const binaryOperators = {
    '+': 'add',
    '-': 'subtract',
    '*': 'multiply',
    '/': 'divide',
    '%': 'remainder',
    '**': 'power',
    '<': 'lessThan',
    '<=': 'lessOrEqual',
    '>': 'greaterThan',
    '>=': 'greaterOrEqual',
    '===': 'strictEquals',
    '!==': 'strictNotEquals',
    '==': 'looseEquals',
    '!=': 'looseNotEquals',
    '&': 'bitAnd',
    '|': 'bitOr',
    '^': 'bitXor',
    '<<': 'shiftLeft',
    '>>': 'shiftRight',
    '>>>': 'shiftRightUnsigned',
};
/** The code of a binary operator; undefined for `in` and `instanceof`. */
export function binaryCode(operator) {
    const name = binaryOperators[operator];
    return name === undefined ? undefined : operatorCode[name];
}
