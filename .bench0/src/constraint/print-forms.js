import { operators } from '../core/operators.js';
const form = (symbol, level, associative = false) => ({ symbol, level, associative });
/** Operators written between their operands, with JavaScript's precedence. */
export const infix = {
    or: form('||', 2, true),
    and: form('&&', 3, true),
    bitOr: form('|', 4),
    bitXor: form('^', 5),
    bitAnd: form('&', 6),
    strictEquals: form('===', 7),
    strictNotEquals: form('!==', 7),
    looseEquals: form('==', 7),
    looseNotEquals: form('!=', 7),
    lessThan: form('<', 8),
    lessOrEqual: form('<=', 8),
    greaterThan: form('>', 8),
    greaterOrEqual: form('>=', 8),
    shiftLeft: form('<<', 9),
    shiftRight: form('>>', 9),
    shiftRightUnsigned: form('>>>', 9),
    add: form('+', 10),
    subtract: form('-', 10),
    multiply: form('*', 11),
    divide: form('/', 11),
    remainder: form('%', 11),
};
export const prefix = {
    not: '!',
    negate: '-',
    toNumber: '+',
    bitNot: '~',
    typeOf: 'typeof ',
};
/** Operators written as methods of their first operand. */
export const leadingReceiver = new Set([
    ...operators.flatMap(({ name, builtIn = '' }) => (builtIn.endsWith('.prototype') ? [name] : [])),
    'toStringRadix',
]);
