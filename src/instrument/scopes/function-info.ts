import type { Node, NodeOf } from '../typescript/front-end.ts';
import type { Scope } from './scope.ts';

export type FunctionNode = NodeOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>;

/** A function or another node with its own variables: the program, a static block or a field initializer. */
export interface FunctionInfo {
  readonly node: Node;
  /** Position among the functions of the file, in source order; the program is 0. */
  readonly index: number;
  readonly parent: FunctionInfo | null;
  scope: Scope;
  readonly simpleParameters: boolean;
  usesArguments: boolean;
  /** Arguments of the `return` statements; the body itself for an arrow function without a block. */
  readonly returned: Node[];
}

/** Creates an info without a scope; the caller must set `scope`. */
export function newFunctionInfo(
  node: Node,
  index: number,
  parent: FunctionInfo | null,
  simpleParameters: boolean,
): FunctionInfo {
  return { node, index, parent, simpleParameters, usesArguments: false, returned: [] } as unknown as FunctionInfo;
}

export function isFunction(node: Node): node is FunctionNode {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}

export function isClass(node: Node): node is NodeOf<'ClassDeclaration' | 'ClassExpression'> {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}

/** True if a program or function body contains `'use strict'`. */
export function hasStrictDirective(node: Node | null): boolean {
  if (node === null || !('body' in node) || !Array.isArray(node.body)) return false;
  return (node.body as readonly Node[]).some(
    (statement) => 'directive' in statement && statement.directive === 'use strict',
  );
}
