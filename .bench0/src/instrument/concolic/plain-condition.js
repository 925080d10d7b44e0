const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=']);
/**
 * True if a condition only joins comparisons of variables and literals. The concolic build may record such a condition
 * as one decision; the recorded path then does not contain which of its parts decided it.
 */
export function isPlainCondition(node) {
    if (node.type !== 'LogicalExpression')
        return isPlain(node);
    let known = joinedConditions.get(node);
    if (known === undefined)
        joinedConditions.set(node, (known = isPlain(node)));
    return known;
}
/** Results are cached: in a long chain of operators, each one would otherwise visit all before it. */
const joinedConditions = new WeakMap();
function isPlain(node) {
    switch (node.type) {
        case 'ParenthesizedExpression':
            return isPlainCondition(node.expression);
        case 'UnaryExpression':
            return node.operator === '!' ? isPlainCondition(node.argument) : isPlainOperand(node);
        case 'LogicalExpression':
            return node.operator !== '??' && isPlainCondition(node.left) && isPlainCondition(node.right);
        case 'BinaryExpression':
            return comparisons.has(node.operator) && isPlainOperand(node.left) && isPlainOperand(node.right);
        default:
            return isPlainOperand(node);
    }
}
function isPlainOperand(node) {
    if (node.type === 'ParenthesizedExpression')
        return isPlainOperand(node.expression);
    if (node.type === 'UnaryExpression')
        return node.operator === '-' && node.argument.type === 'Literal';
    return node.type === 'Literal' || node.type === 'Identifier';
}
