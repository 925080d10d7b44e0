import type { Node } from '../typescript/front-end.ts';
import { isFunction, type FunctionNode } from '../scopes/function-info.ts';
import type { ModuleScope } from './module-scope.ts';

/** True for a function; in a declaration file also for one without a body. */
export function isCallable(node: Node, { file }: ModuleScope): node is FunctionNode {
  const { type } = node as { readonly type: string };
  return (
    isFunction(node) || (isDeclarationFile(file) && /^TS(?:DeclareFunction|EmptyBodyFunctionExpression)$/u.test(type))
  );
}

export function isDeclarationFile(file: string): boolean {
  return /\.d\.[cm]?ts$/u.test(file);
}
