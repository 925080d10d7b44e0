/**
 * For a function that only returns a variable or a property of one, such as the getters that compilers emit for
 * exports: an expression for its result that runs no code. Null for any other function.
 */
export function peekedReturn(context, node) {
    if (node.async || node.generator || node.params.length > 0)
        return null;
    const returned = onlyReturned(node.body);
    if (returned === null)
        return null;
    if (returned.type !== 'MemberExpression')
        return variable(context, returned);
    const object = variable(context, returned.object);
    const key = returned.computed ? variable(context, returned.property) : nameOf(returned.property);
    return object === null || key === null ? null : context.runtime.call('peek', object, key);
}
function onlyReturned(body) {
    if (body.type !== 'BlockStatement')
        return unwrapped(body);
    const [statement] = body.body;
    if (body.body.length !== 1 || statement?.type !== 'ReturnStatement' || statement.argument === null)
        return null;
    return unwrapped(statement.argument);
}
function unwrapped(node) {
    return node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;
}
function variable(context, node) {
    return node.type === 'Identifier' && context.bindingOf(node) !== undefined ? node.name : null;
}
function nameOf(node) {
    return node.type === 'Identifier' ? JSON.stringify(node.name) : null;
}
