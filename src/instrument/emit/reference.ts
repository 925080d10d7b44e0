import type { Node } from '../front-end.ts';
import type { EmitContext } from './emit-context.ts';

/**
 * Keeps the shape of a reference: member accesses, calls and optional links stay native from the outermost down to the
 * first other expression, which is rewritten. For `delete`, `super`, and callees whose `this` only the native form keeps.
 */
export function emitReference(context: EmitContext, node: Node): string {
  const { parts } = context;
  switch (node.type) {
    case 'Super':
    case 'Identifier':
    case 'PrivateIdentifier':
    case 'Literal':
      return context.source(node);
    case 'MemberExpression':
      return context.copy(node, (child) => {
        if (child === node.object) return emitReference(context, child);
        return node.computed ? parts.expression(child).code : context.source(child);
      });
    case 'CallExpression':
      return context.copy(node, (child) =>
        child === node.callee ? emitReference(context, child) : parts.expression(child).code,
      );
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return context.copy(node, (child) => emitReference(context, child));
    default:
      return parts.expression(node).code;
  }
}
