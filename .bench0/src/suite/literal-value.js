import { parseProgram } from '../instrument/typescript/front-end.js';
/** Stands for an expression that is not a literal. */
export const notLiteral = Symbol('not a literal');
/**
 * Returns the value of an expression of literals: texts, numbers, lists, objects, `+`, `.repeat`, bytes; `notLiteral` for
 * any other. No code is run.
 */
function literalValue(node) {
    switch (node.type) {
        case 'Literal':
            return 'regex' in node ? notLiteral : node.value;
        case 'ParenthesizedExpression':
        case 'TSAsExpression':
            return literalValue(node.expression);
        case 'TemplateLiteral':
            return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? notLiteral) : notLiteral;
        case 'Identifier':
            return constants.has(node.name) ? constants.get(node.name) : notLiteral;
        case 'UnaryExpression': {
            const value = literalValue(node.argument);
            return node.operator === '-' && (typeof value === 'number' || typeof value === 'bigint') ? -value : notLiteral;
        }
        case 'BinaryExpression': {
            const [left, right] = [literalValue(node.left), literalValue(node.right)];
            const areTexts = typeof left === 'string' && typeof right === 'string';
            return node.operator === '+' && areTexts ? left + right : notLiteral;
        }
        case 'ArrayExpression':
            return allOrNone(node.elements.map((element) => (element === null ? notLiteral : literalValue(element))));
        case 'ObjectExpression':
            return objectOf(node.properties);
        case 'CallExpression':
            return callValue(node);
        default:
            return notLiteral;
    }
}
/** Returns the value of a text in JSON, with comments and trailing commas; `notLiteral` if it is something else. */
export function readJsonText(text) {
    try {
        const [statement] = parseProgram(`(${text}\n)`, { fileName: 'settings.js', sourceType: 'module' }).body;
        return statement?.type === 'ExpressionStatement' ? literalValue(statement.expression) : notLiteral;
    }
    catch {
        return notLiteral;
    }
}
const constants = new Map([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
]);
function allOrNone(values) {
    return values.includes(notLiteral) ? notLiteral : values;
}
function objectOf(properties) {
    const entries = properties.map((property) => {
        if (property.type === 'SpreadElement' || property.kind !== 'init')
            return undefined;
        const name = property.key.type === 'Identifier' && !property.computed ? property.key.name : literalValue(property.key);
        const value = literalValue(property.value);
        const isName = typeof name === 'string' || typeof name === 'number';
        return !isName || value === notLiteral || name === '__proto__' ? undefined : [String(name), value];
    });
    return entries.includes(undefined) ? notLiteral : Object.fromEntries(entries);
}
function callValue({ callee, arguments: args }) {
    if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
        return notLiteral;
    const values = args.map((argument) => literalValue(argument));
    const { name } = callee.property;
    const holder = callee.object.type === 'Identifier' ? callee.object.name : undefined;
    const [first, second] = values;
    if (holder === 'Buffer' && name === 'from' && typeof first === 'string' && second === 'base64')
        return Buffer.from(first, 'base64');
    if (holder === 'Uint8Array' && name === 'of' && values.every((value) => typeof value === 'number'))
        return Uint8Array.from(values);
    const text = literalValue(callee.object);
    const isRepeat = name === 'repeat' && typeof text === 'string' && typeof first === 'number';
    return isRepeat && text.length * first < 1 << 24 ? text.repeat(first) : notLiteral;
}
