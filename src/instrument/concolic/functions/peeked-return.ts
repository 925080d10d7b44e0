import type { Node } from '../../typescript/front-end.ts';
import type { FunctionNode } from '../../scopes/function-info.ts';
import type { EmitContext } from '../emit-context.ts';

/**
 * For a function that only returns a variable or a property of one, such as the getters that compilers emit for
 * exports: an expression for its result that runs no code. Null for any other function.
 */
export function peekedReturn(context: EmitContext, node: FunctionNode): string | null {
  if (node.async || node.generator || node.params.length > 0) return null;
  const returned = onlyReturned(node.body as Node);
  if (returned === null) return null;
  if (returned.type !== 'MemberExpression') return variable(context, returned);
  const object = variable(context, returned.object);
  const key = returned.computed ? variable(context, returned.property) : nameOf(returned.property);
  return object === null || key === null ? null : context.runtime.call('peek', object, key);
}

function onlyReturned(body: Node): Node | null {
  if (body.type !== 'BlockStatement') return unwrapped(body);
  const [statement] = body.body;
  if (body.body.length !== 1 || statement?.type !== 'ReturnStatement' || statement.argument === null) return null;
  return unwrapped(statement.argument);
}

function unwrapped(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;
}

function variable(context: EmitContext, node: Node): string | null {
  return node.type === 'Identifier' && context.bindingOf(node) !== undefined ? node.name : null;
}

function nameOf(node: Node): string | null {
  return node.type === 'Identifier' ? JSON.stringify(node.name) : null;
}
