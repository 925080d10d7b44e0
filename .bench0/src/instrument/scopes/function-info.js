/** Creates an info without a scope; the caller must set `scope`. */
export function newFunctionInfo(node, index, parent, simpleParameters) {
    return { node, index, parent, simpleParameters, usesArguments: false, returned: [] };
}
export function isFunction(node) {
    return (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression');
}
export function isClass(node) {
    return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}
/** True if a program or function body contains `'use strict'`. */
export function hasStrictDirective(node) {
    if (node === null || !('body' in node) || !Array.isArray(node.body))
        return false;
    return node.body.some((statement) => 'directive' in statement && statement.directive === 'use strict');
}
