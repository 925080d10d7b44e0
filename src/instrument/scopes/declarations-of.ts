import { childrenOf, type Node } from '../typescript/front-end.ts';
import { boundIdentifiers } from './bound-names.ts';
import { isClass, isFunction } from './function-info.ts';
import type { Scope } from './scope.ts';

/** Declares every `var` below a node, and the functions in blocks, which are variables in sloppy mode. */
export function hoistVariables(node: Node, scope: Scope, depth = 0): void {
  if (node.type === 'FunctionDeclaration' && depth > 1 && node.id !== null) {
    scope.declare(node.id.name, 'var').excluded = true;
  }
  if (isFunction(node) || isClass(node) || node.type === 'WithStatement') {
    if (node.type === 'WithStatement') hoistOutOfWith(node.body, scope);
    return;
  }
  if (node.type === 'VariableDeclaration' && node.kind === 'var') {
    for (const declarator of node.declarations) {
      for (const { name } of boundIdentifiers(declarator.id)) scope.declare(name, 'var');
    }
  }
  for (const child of childrenOf(node)) hoistVariables(child, scope, depth + 1);
}

/** Declares the `var`s of a `with` body. They get no siblings: a store may go to a property of the object instead. */
function hoistOutOfWith(node: Node, scope: Scope): void {
  if (isFunction(node) || isClass(node)) return;
  if (node.type === 'VariableDeclaration' && node.kind === 'var') {
    for (const declarator of node.declarations) {
      for (const { name } of boundIdentifiers(declarator.id)) scope.declare(name, 'var').excluded = true;
    }
  }
  for (const child of childrenOf(node)) hoistOutOfWith(child, scope);
}

/** Declares the block-scoped names of a list of statements: let, const, functions, classes, imports. */
export function declareLexically(statements: readonly Node[], scope: Scope): void {
  for (const statement of statements) {
    const exported =
      (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') &&
      statement.declaration !== null;
    declareStatement(exported ? (statement.declaration as Node) : statement, scope, exported);
  }
}

function declareStatement(statement: Node, scope: Scope, exported: boolean): void {
  switch (statement.type) {
    case 'VariableDeclaration':
      if (statement.kind === 'var' && !exported) return;
      for (const declarator of statement.declarations) {
        for (const { name } of boundIdentifiers(declarator.id)) {
          const binding = scope.declare(
            name,
            statement.kind === 'var' || statement.kind === 'let' ? statement.kind : 'const',
          );
          if (exported) binding.separate = true;
          if (statement.kind === 'using' || statement.kind === 'await using') binding.excluded = true;
        }
      }
      return;
    case 'FunctionDeclaration':
      if (statement.id !== null) scope.declare(statement.id.name, 'function').excluded = true;
      return;
    case 'ClassDeclaration':
      if (statement.id !== null) scope.declare(statement.id.name, 'class').excluded = true;
      return;
    case 'ImportDeclaration':
      for (const { local } of statement.specifiers) scope.declare(local.name, 'import').excluded = true;
      return;
    case 'LabeledStatement':
      declareStatement(statement.body, scope, false);
      return;
    default:
  }
}
