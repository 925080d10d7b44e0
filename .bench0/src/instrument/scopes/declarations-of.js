import { childrenOf } from '../typescript/front-end.js';
import { boundIdentifiers } from './bound-names.js';
import { isClass, isFunction } from './function-info.js';
/** Declares every `var` below a node, and the functions in blocks, which are variables in sloppy mode. */
export function hoistVariables(node, scope, depth = 0) {
    if (node.type === 'FunctionDeclaration' && depth > 1 && node.id !== null) {
        scope.declare(node.id.name, 'var').excluded = true;
    }
    if (isFunction(node) || isClass(node) || node.type === 'WithStatement') {
        if (node.type === 'WithStatement')
            hoistOutOfWith(node.body, scope);
        return;
    }
    if (node.type === 'VariableDeclaration' && node.kind === 'var') {
        for (const declarator of node.declarations) {
            for (const { name } of boundIdentifiers(declarator.id))
                scope.declare(name, 'var');
        }
    }
    for (const child of childrenOf(node))
        hoistVariables(child, scope, depth + 1);
}
/** Declares the `var`s of a `with` body. They get no siblings: a store may go to a property of the object instead. */
function hoistOutOfWith(node, scope) {
    if (isFunction(node) || isClass(node))
        return;
    if (node.type === 'VariableDeclaration' && node.kind === 'var') {
        for (const declarator of node.declarations) {
            for (const { name } of boundIdentifiers(declarator.id))
                scope.declare(name, 'var').excluded = true;
        }
    }
    for (const child of childrenOf(node))
        hoistOutOfWith(child, scope);
}
/** Declares the block-scoped names of a list of statements: let, const, functions, classes, imports. */
export function declareLexically(statements, scope) {
    for (const statement of statements) {
        const exported = (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') &&
            statement.declaration !== null;
        declareStatement(exported ? statement.declaration : statement, scope, exported);
    }
}
function declareStatement(statement, scope, exported) {
    switch (statement.type) {
        case 'VariableDeclaration':
            if (statement.kind === 'var' && !exported)
                return;
            for (const declarator of statement.declarations) {
                for (const { name } of boundIdentifiers(declarator.id)) {
                    const binding = scope.declare(name, statement.kind === 'var' || statement.kind === 'let' ? statement.kind : 'const');
                    if (exported)
                        binding.separate = true;
                    if (statement.kind === 'using' || statement.kind === 'await using')
                        binding.excluded = true;
                }
            }
            return;
        case 'FunctionDeclaration':
            if (statement.id !== null)
                scope.declare(statement.id.name, 'function').excluded = true;
            return;
        case 'ClassDeclaration':
            if (statement.id !== null)
                scope.declare(statement.id.name, 'class').excluded = true;
            return;
        case 'ImportDeclaration':
            for (const { local } of statement.specifiers)
                scope.declare(local.name, 'import').excluded = true;
            return;
        case 'LabeledStatement':
            declareStatement(statement.body, scope, false);
            return;
        default:
    }
}
