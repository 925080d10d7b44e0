/**
 * True for `(function (N) { ... })(N || (N = {}))`, the code that type stripping generates for enums and namespaces.
 */
export function isTypeScriptShell(node) {
    if (node.type !== 'CallExpression' || node.arguments.length !== 1)
        return false;
    const argument = node.arguments[0];
    if (argument.type !== 'LogicalExpression' || argument.operator !== '||')
        return false;
    const fresh = argument.right.type === 'ParenthesizedExpression' ? argument.right.expression : argument.right;
    const object = fresh.type === 'AssignmentExpression' ? fresh.right : fresh;
    const isEmptyObject = object.type === 'ObjectExpression' && object.properties.length === 0;
    return isEmptyObject && shellFunction(node)?.params.length === 1;
}
export function shellFunction(node) {
    if (node.type !== 'CallExpression')
        return undefined;
    const callee = node.callee.type === 'ParenthesizedExpression' ? node.callee.expression : node.callee;
    return callee.type === 'FunctionExpression' ? callee : undefined;
}
