/**
 * Marks the variables that can hold a value with a shadow: a flow-insensitive fixpoint that starts from parameters,
 * calls and property reads. All other variables are emitted unchanged.
 */
export function markShadowed(scopes, coercions, literalsCarry) {
    const may = (node) => mayCarry(node, may, scopes, coercions, literalsCarry);
    for (let changed = true; changed;) {
        changed = false;
        for (const { binding, value } of scopes.stores) {
            if (binding.carries || binding.excluded || !(value === 'unknown' || may(value)))
                continue;
            binding.carries = true;
            changed = true;
        }
    }
    // After the fixpoint, results are cached: in a long chain, each operator would otherwise visit all before it.
    const known = new Map();
    const atFixpoint = (node) => {
        let carries = known.get(node);
        if (carries === undefined)
            known.set(node, (carries = mayCarry(node, atFixpoint, scopes, coercions, literalsCarry)));
        return carries;
    };
    return atFixpoint;
}
function mayCarry(node, may, scopes, coercions, literalsCarry) {
    switch (node.type) {
        case 'Identifier':
            return scopes.bindingOf(node)?.hasSibling ?? false;
        case 'Literal':
            return literalsCarry && isSymbolicLiteral(node);
        case 'BinaryExpression':
            if (node.operator === 'instanceof' || node.left.type === 'PrivateIdentifier')
                return false;
            if (node.operator === 'in' || may(node.left) || may(node.right))
                return true;
            return coercions.between(node.operator, node.left, node.right);
        case 'UnaryExpression':
            return (['!', '-', '+', '~', 'typeof'].includes(node.operator) &&
                (may(node.argument) || coercions.isObject(node.argument)));
        case 'UpdateExpression':
            return node.argument.type === 'Identifier' ? may(node.argument) : isMember(node.argument);
        case 'AssignmentExpression':
            if (coercions.between(node.operator.slice(0, -1), node.left, node.right))
                return true;
            return assignmentMayCarry(node.left, node.operator, node.right, may);
        case 'LogicalExpression':
            return may(node.left) || may(node.right);
        case 'ConditionalExpression':
            return may(node.consequent) || may(node.alternate);
        case 'SequenceExpression':
            return may(node.expressions.at(-1));
        case 'ParenthesizedExpression':
            return may(node.expression);
        case 'ChainExpression':
            return may(node.expression);
        case 'TemplateLiteral':
            return node.expressions.some((part) => may(part) || coercions.isObject(part));
        case 'MemberExpression':
            return true;
        case 'CallExpression':
            return node.callee.type !== 'Super';
        case 'TaggedTemplateExpression':
        case 'AwaitExpression':
        case 'YieldExpression':
            return true;
        default:
            return false;
    }
}
function assignmentMayCarry(left, operator, right, may) {
    if (operator === '=')
        return left.type === 'ArrayPattern' || left.type === 'ObjectPattern' ? false : may(right);
    if (left.type === 'Identifier')
        return may(left) || may(right);
    return isMember(left);
}
function isMember(node) {
    return node.type === 'MemberExpression';
}
export function isSymbolicLiteral(node) {
    if (node.type !== 'Literal' || 'regex' in node || 'bigint' in node)
        return false;
    return ['string', 'number', 'boolean'].includes(typeof node.value);
}
