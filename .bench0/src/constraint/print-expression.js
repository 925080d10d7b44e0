import { infix, leadingReceiver, prefix } from './print-forms.js';
/** Upper limit of printed nodes; the rest is omitted because the text is for human readers. */
const nodeLimit = 400;
const textLimit = 80;
/**
 * Prints an expression as JavaScript with minimal parentheses; `in[3]` is code unit 3 of input 0, `in1` another input.
 *
 * @param names names of inputs, by number, in place of `in` and `in1`
 */
export function printExpression(expr, names = new Map()) {
    let left = nodeLimit;
    function print(expr, atLeast) {
        if (left-- <= 0)
            return '…';
        if (expr.kind === 'constant')
            return printConstant(expr.value, atLeast);
        if (expr.kind === 'variable')
            return printVariable(expr, names);
        const form = infix[expr.name];
        if (form !== undefined && expr.operands.length > 1)
            return printInfix(expr, form, atLeast);
        const operator = prefix[expr.name];
        if (operator !== undefined)
            return parenthesize(printPrefix(expr, operator), atLeast > prefixLevel);
        if (expr.name === 'conditional')
            return parenthesize(printConditional(expr), atLeast > conditionalLevel);
        return printCall(expr);
    }
    function printInfix({ operands }, { symbol, level, associative }, atLeast) {
        const parts = operands.map((operand, i) => print(operand, associative || i === 0 ? level : level + 1));
        return parenthesize(parts.join(` ${symbol} `), atLeast > level);
    }
    function printPrefix({ operands: [operand] }, operator) {
        const text = print(operand, prefixLevel);
        return text.startsWith(operator) ? `${operator}(${text})` : operator + text;
    }
    function printConditional({ operands: [test, yes, no] }) {
        const printed = [print(test, conditionalLevel + 1), print(yes, conditionalLevel + 1)];
        return `${printed[0]} ? ${printed[1]} : ${print(no, conditionalLevel)}`;
    }
    function printCall({ name, operands }) {
        const [first, ...rest] = operands;
        if (name === 'stringLength' && first !== undefined)
            return `${print(first, callLevel)}.length`;
        if ((name === 'select' || name === 'indexString') && first !== undefined && rest[0] !== undefined)
            return `${print(first, callLevel)}[${print(rest[0], 0)}]`;
        if (name === 'opaque')
            return `${opaqueName(first?.kind === 'constant' ? first.value : undefined)}(${printAll(rest)})`;
        if (first !== undefined && leadingReceiver.has(name)) {
            return `${print(first, callLevel)}.${methodName(name)}(${printAll(rest)})`;
        }
        return `${name}(${printAll(operands)})`;
    }
    function printAll(operands) {
        return operands.map((operand) => print(operand, 0)).join(', ');
    }
    return print(expr, 0);
}
const conditionalLevel = 1;
const prefixLevel = 14;
const callLevel = 17;
function methodName(name) {
    return name === 'toStringRadix' ? 'toString' : name;
}
function opaqueName(name) {
    return typeof name === 'string' ? name : 'opaque';
}
function printVariable({ name, input, position }, names) {
    const label = names.get(input) ?? (input === 0 ? 'in' : `in${input}`);
    switch (name) {
        case 'unit':
        case 'byte':
            return `${label}[${position}]`;
        case 'token':
            return `${label}.token(${position})`;
        case 'length':
        case 'choice':
            return `${label}.${name}`;
        default:
            return label;
    }
}
function parenthesize(text, needed) {
    return needed ? `(${text})` : text;
}
function printConstant(value, atLeast) {
    if (typeof value !== 'object' || value === null) {
        const text = printPrimitive(value);
        const startsNumber = typeof value === 'number' || typeof value === 'bigint';
        return parenthesize(text, startsNumber && (atLeast >= callLevel || (atLeast > prefixLevel && text.startsWith('-'))));
    }
    switch (value.kind) {
        case 'table':
            return shorten(`[${value.values.map(printPrimitive).join(', ')}]`);
        case 'keys':
            return shorten(`{${value.keys.map(printPrimitive).join(', ')}}`);
        case 'map':
            return shorten(`{${value.keys.map((key, i) => `${printPrimitive(key)}: ${printPrimitive(value.values[i])}`).join(', ')}}`);
        case 'regExp':
            return `/${value.source}/${value.flags}`;
    }
}
function printPrimitive(value) {
    if (typeof value === 'string')
        return JSON.stringify(shorten(value));
    if (typeof value === 'bigint')
        return `${value}n`;
    return Object.is(value, -0) ? '-0' : String(value);
}
function shorten(text) {
    return text.length <= textLimit ? text : `${text.slice(0, textLimit)}…${text.slice(-1)}`;
}
