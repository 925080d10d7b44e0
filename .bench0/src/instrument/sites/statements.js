/**
 * True if a statement has an effect where it stands. Function declarations and imports are hoisted, so they have none.
 */
export function isCounted(statement) {
    switch (statement.type) {
        case 'FunctionDeclaration':
        case 'EmptyStatement':
        case 'BlockStatement':
        case 'ImportDeclaration':
        case 'ExportAllDeclaration':
            return false;
        case 'ExportNamedDeclaration':
            return statement.declaration !== null && isCounted(statement.declaration);
        case 'ExportDefaultDeclaration':
            return isCounted(statement.declaration);
        default:
            return !isDirective(statement);
    }
}
export function isDirective(statement) {
    return statement.type === 'ExpressionStatement' && typeof statement.directive === 'string';
}
/** True if the next statement runs whenever this one does, because this one can neither throw nor jump. */
export function alwaysContinues(statement) {
    if (statement.type !== 'VariableDeclaration')
        return !isCounted(statement) && statement.type !== 'BlockStatement';
    return statement.declarations.every(({ id, init }) => id.type === 'Identifier' && (init === null || isInert(init)));
}
function isInert(expression) {
    switch (expression.type) {
        case 'Literal':
        case 'FunctionExpression':
        case 'ArrowFunctionExpression':
            return true;
        case 'TemplateLiteral':
            return expression.expressions.length === 0;
        case 'ArrayExpression':
            return expression.elements.every((element) => element === null || isInert(element));
        case 'ObjectExpression':
            return expression.properties.every((item) => item.type === 'Property' && !item.computed && isInert(item.value));
        case 'ParenthesizedExpression':
            return isInert(expression.expression);
        default:
            return false;
    }
}
