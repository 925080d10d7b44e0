import { hasKind } from '../../../constraint/semantics/table-operators.js';
/** Goals under which a comparison is likely to have the wanted result; `values` are the current operands. */
export function comparisonGoals({ name, operands }, wanted, values) {
    const [a, b] = operands;
    if (a === undefined)
        return [];
    const relation = wanted ? name : (opposites[name] ?? name);
    const [x, y] = values;
    switch (relation) {
        case 'strictEquals':
        case 'sameValue':
        case 'sameValueZero':
            return b === undefined || isAnswered(name, relation, wanted) ? [] : [goal(a, y), goal(b, x)];
        case 'looseEquals':
            return b === undefined ? [] : [...forms(a, y), ...forms(b, x)];
        case 'strictNotEquals':
        case 'looseNotEquals':
            return b === undefined ? [] : [...others(a, y), ...others(b, x)];
        case 'lessThan':
        case 'lessOrEqual':
            return b === undefined ? [] : [...beside(a, y, -1), ...beside(b, x, 1)];
        case 'greaterThan':
        case 'greaterOrEqual':
            return b === undefined ? [] : [...beside(a, y, 1), ...beside(b, x, -1)];
        case 'startsWith':
            return goals(a, wanted ? [String(y) + String(x).slice(String(y).length), String(y) + String(x)] : ['', '~']);
        case 'endsWith':
            return goals(a, wanted ? [String(x).slice(0, -String(y).length || undefined) + String(y), String(x) + String(y)] : ['', '~']);
        case 'includes':
            return goals(a, wanted ? [String(x) + String(y), String(y) + String(x), String(y)] : [String(x).replaceAll(String(y), ''), '']);
        case 'isNaN':
        case 'numberIsNaN':
            return goals(a, wanted ? [Number.NaN] : [0, 1]);
        case 'isFinite':
        case 'numberIsFinite':
            return goals(a, wanted ? [0, 1] : [Infinity, -Infinity, Number.NaN]);
        case 'isInteger':
        case 'isSafeInteger':
            return goals(a, wanted ? [Math.round(Number(x)), 0, 1] : [Number(x) + 0.5, 0.5, 2 ** 53]);
        case 'isWellFormed':
            return goals(a, wanted ? ['a', ''] : ['\ud800']);
        case 'hasKey':
            return b !== undefined && hasKind(values[0] ?? null, 'keys') ? keysOf(b, values[0], wanted) : [];
        default:
            return [];
    }
}
const opposites = {
    strictEquals: 'strictNotEquals',
    strictNotEquals: 'strictEquals',
    looseEquals: 'looseNotEquals',
    looseNotEquals: 'looseEquals',
    sameValue: 'strictNotEquals',
    sameValueZero: 'strictNotEquals',
    lessThan: 'greaterOrEqual',
    greaterOrEqual: 'lessThan',
    greaterThan: 'lessOrEqual',
    lessOrEqual: 'greaterThan',
};
function isAnswered(name, relation, wanted) {
    return !wanted && name === relation;
}
function goal(operand, value) {
    return { operand, value };
}
function goals(operand, values) {
    return values.map((value) => goal(operand, value));
}
/** Goals for loose equality with a value. */
function forms(operand, value) {
    return goals(operand, [value, String(value), Number(value)]);
}
const jsonTypes = ['string', 'number', 'object', 'array', 'boolean', 'null', 'undefined'];
function others(operand, value) {
    const keys = operand.kind === 'application' && operand.name === 'keyIndex' ? operand.operands[0] : undefined;
    if (keys?.kind === 'constant' && hasKind(keys.value, 'keys')) {
        return goals(operand, keys.value.keys.map((_, i) => i));
    }
    if (operand.kind === 'application' && operand.name === 'jsonType')
        return goals(operand, jsonTypes);
    if (typeof value === 'string')
        return goals(operand, [`${value}a`, '', 'a', value.slice(1)]);
    if (typeof value === 'number')
        return goals(operand, [value + 1, value - 1, 0, 1]);
    if (typeof value === 'bigint')
        return goals(operand, [value + 1n, value - 1n]);
    return goals(operand, typeof value === 'boolean' ? [!value] : ['', 'a', 0, 1]);
}
/**
 * Goals next to a value: above for side 1, below for -1. The value itself comes last, for comparisons that allow it.
 */
function beside(operand, value, side) {
    if (typeof value === 'number') {
        return goals(operand, [value + side, value + side / 2, value + 10 * side, value * (1 + side * 2 ** -40), value]);
    }
    if (typeof value === 'bigint')
        return goals(operand, [value + BigInt(side), value]);
    if (typeof value !== 'string')
        return [];
    if (side > 0)
        return goals(operand, [`${value}a`, value, '\uffff']);
    const last = value.charCodeAt(value.length - 1);
    const before = value === '' ? '' : value.slice(0, -1) + String.fromCharCode(Math.max(0, last - 1));
    return goals(operand, [before, `${before}a`, value.slice(0, -1), '']);
}
function keysOf(operand, keys, wanted) {
    if (!hasKind(keys, 'keys'))
        return [];
    return goals(operand, wanted ? keys.keys : ['', 'none of them']);
}
