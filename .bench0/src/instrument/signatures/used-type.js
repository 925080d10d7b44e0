import { operators } from '../../core/operators.js';
import { childrenOf } from '../typescript/front-end.js';
import { isFunction } from '../scopes/function-info.js';
import { unionOf } from './combined-type.js';
import { nameOf } from './module-scope.js';
const any = { kind: 'any' };
const anyFunction = { kind: 'built', type: 'Function', parts: [any] };
/** Methods that only strings have. */
const textMethods = new Set([
    ...operators.flatMap(({ name, builtIn }) => builtIn === 'String.prototype' && !(name in Array.prototype) ? [name] : []),
    'split',
    'match',
    'matchAll',
    'search',
]);
const listMethods = new Set('push pop shift unshift splice map forEach filter reduce reduceRight join some every flat flatMap find findIndex fill sort reverse'.split(' '));
const arithmetic = new Set(['-', '*', '/', '%', '**']);
const comparisons = new Set(['===', '==', '!==', '!=', '<', '>', '<=', '>=']);
/** The type of a parameter by its default value: `(x = 1)` is a number. */
export function typeOfDefault(node) {
    switch (node.type) {
        case 'ParenthesizedExpression':
            return typeOfDefault(node.expression);
        case 'Literal':
            return typeOfLiteral(node.value);
        case 'UnaryExpression':
            return node.operator === '-' || node.operator === '+' ? typeOfDefault(node.argument) : undefined;
        case 'TemplateLiteral':
            return { kind: 'string' };
        case 'ArrayExpression':
            return { kind: 'array', element: any };
        case 'ArrowFunctionExpression':
        case 'FunctionExpression':
            return anyFunction;
        default:
            return undefined;
    }
}
function typeOfLiteral(value) {
    const kind = typeof value;
    return kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'bigint' ? { kind } : undefined;
}
/** The type of a destructured parameter: `({ a, b = 1 })` is an object with optional fields, `([a, b])` a list. */
export function typeOfPattern(node) {
    if (node.type === 'ArrayPattern')
        return { kind: 'array', element: any };
    if (node.type !== 'ObjectPattern')
        return undefined;
    const fields = node.properties.flatMap((property) => {
        const name = property.type === 'Property' && !property.computed ? nameOf(property.key) : undefined;
        if (name === undefined || property.type !== 'Property')
            return [];
        const { value } = property;
        const inner = value.type === 'AssignmentPattern' ? typeOfDefault(value.right) : typeOfPattern(value);
        return [[name, { kind: 'optional', of: inner ?? any }]];
    });
    return { kind: 'object', fields: Object.fromEntries(fields), isOpen: fields.length < node.properties.length };
}
/** The type that the uses of a parameter in a function suggest; undefined if they suggest none. */
export function typeOfUses(parameter, { body }) {
    if (parameter.type !== 'Identifier' || body === null)
        return undefined;
    const kinds = new Map();
    collect(body, parameter.name, (type) => kinds.set(JSON.stringify(type), type));
    return unionOf([...kinds.values()]);
}
function collect(node, name, note) {
    // In a function with a parameter of the same name, the name refers to that parameter.
    if (isFunction(node) && node.params.some((parameter) => nameOf(parameter) === name))
        return;
    const type = typeFromUse(node, name);
    if (type !== undefined)
        note(type);
    for (const child of childrenOf(node))
        collect(child, name, note);
}
function typeFromUse(node, name) {
    switch (node.type) {
        case 'BinaryExpression':
            return typeFromOperation(node.operator, node.left, node.right, name);
        case 'UpdateExpression':
            return isNamed(node.argument, name) ? { kind: 'number' } : undefined;
        case 'CallExpression':
            if (isNamed(node.callee, name))
                return anyFunction;
            return node.callee.type === 'MemberExpression'
                ? typeFromMethod(node.callee.object, node.callee.property, name)
                : undefined;
        case 'ForOfStatement':
            return isNamed(node.right, name) ? { kind: 'array', element: any } : undefined;
        default:
            return undefined;
    }
}
function typeFromOperation(operator, left, right, name) {
    if (arithmetic.has(operator))
        return isNamed(left, name) || isNamed(right, name) ? { kind: 'number' } : undefined;
    if (!comparisons.has(operator))
        return undefined;
    const [other, subject] = left.type === 'Literal' ? [left, right] : [right, left];
    if (other.type !== 'Literal')
        return undefined;
    if (isNamed(subject, name))
        return typeOfLiteral(other.value);
    if (subject.type !== 'UnaryExpression' || subject.operator !== 'typeof' || !isNamed(subject.argument, name))
        return undefined;
    switch (other.value) {
        case 'string':
        case 'number':
        case 'boolean':
        case 'bigint':
            return { kind: other.value };
        case 'function':
            return anyFunction;
        default:
            return undefined;
    }
}
function typeFromMethod(object, property, name) {
    const method = nameOf(property) ?? '';
    if (isNamed(object, 'Array') || isNamed(object, 'Math'))
        return undefined;
    if (!isNamed(object, name))
        return undefined;
    if (textMethods.has(method))
        return { kind: 'string' };
    return listMethods.has(method) ? { kind: 'array', element: any } : undefined;
}
function isNamed(node, name) {
    return node.type === 'Identifier' && node.name === name;
}
