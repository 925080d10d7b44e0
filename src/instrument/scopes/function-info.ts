import type { Node, NodeOf } from '../typescript/front-end.ts';
import type { Scope } from './scope.ts';

export type FunctionNode = NodeOf<'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'>;

/** A function, or whatever else has variables of its own: the program, a static block, a field's initializer. */
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

/** Its scope is still to be made. */
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

/** Of a program or the body of a function. */
export function hasStrictDirective(node: Node | null): boolean {
  if (node === null || !('body' in node) || !Array.isArray(node.body)) return false;
  return (node.body as readonly Node[]).some(
    (statement) => 'directive' in statement && statement.directive === 'use strict',
  );
}
