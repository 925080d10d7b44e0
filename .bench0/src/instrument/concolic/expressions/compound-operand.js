/** Null if the node cannot be an operand of a compound condition. */
export function compoundOperand(context, node) {
    if (node.type === 'ParenthesizedExpression')
        return compoundOperand(context, node.expression);
    if (isPlainLiteral(node))
        return { kind: 'literal', node };
    if (node.type !== 'Identifier')
        return null;
    const binding = context.bindingOf(node);
    // The global `undefined` is read-only.
    if (binding === undefined)
        return node.name === 'undefined' ? { kind: 'undefined' } : null;
    const constant = context.scopes.constantOf(binding);
    if (constant !== undefined && isPlainLiteral(constant))
        return { kind: 'literal', node: constant };
    if (!context.isDecided(binding, node))
        return null;
    return { kind: 'variable', name: node.name, shadow: context.siblingOf(binding) };
}
function isPlainLiteral(node) {
    if (node.type === 'UnaryExpression')
        return node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number';
    return node.type === 'Literal' && !('regex' in node);
}
