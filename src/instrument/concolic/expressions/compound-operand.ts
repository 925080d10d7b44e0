import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';

/** What a compound condition compares: it can be read again without running anything, wherever the condition stands. */
export type CompoundOperand =
  | { readonly kind: 'variable'; readonly name: string; readonly shadow: string }
  | { readonly kind: 'literal'; readonly node: Node }
  | { readonly kind: 'undefined' };

/** Null for what is no such operand. */
export function compoundOperand(context: EmitContext, node: Node): CompoundOperand | null {
  if (node.type === 'ParenthesizedExpression') return compoundOperand(context, node.expression);
  if (isPlainLiteral(node)) return { kind: 'literal', node };
  if (node.type !== 'Identifier') return null;
  const binding = context.bindingOf(node);
  // No program can change what the global `undefined` is.
  if (binding === undefined) return node.name === 'undefined' ? { kind: 'undefined' } : null;
  const constant = context.scopes.constantOf(binding);
  if (constant !== undefined && isPlainLiteral(constant)) return { kind: 'literal', node: constant };
  if (!context.isDecided(binding, node)) return null;
  return { kind: 'variable', name: node.name, shadow: context.siblingOf(binding) };
}

function isPlainLiteral(node: Node): boolean {
  if (node.type === 'UnaryExpression')
    return node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number';
  return node.type === 'Literal' && !('regex' in node);
}
