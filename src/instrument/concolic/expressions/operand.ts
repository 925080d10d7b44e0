import type { Node } from '../../typescript/front-end.ts';
import { isClass, isFunction } from '../../scopes/function-info.ts';
import type { EmitContext } from '../emit-context.ts';
import { none, type Emitted } from '../emitted.ts';
import { tiedArguments } from '../functions/tied-arguments.ts';

/**
 * An operand evaluated once: after `setup` (empty, or ending in a comma), `value` and `shadow` can be read repeatedly.
 */
export interface Operand {
  readonly setup: string;
  readonly value: string;
  readonly shadow: string;
}

/** Evaluates a node before the nodes `later`, such that these cannot change the value that was read. */
export function operand(context: EmitContext, node: Node, later: readonly Node[]): Operand {
  const emitted = context.parts.expression(node);
  if (isConstant(node)) return constantOperand(context, node, emitted);
  if (node.type === 'Identifier' && staysReadable(context, node, later))
    return { setup: tiedArguments.setup(context, node), value: node.name, shadow: emitted.shadow };
  if (emitted.steps !== undefined && context.names.isTemporary(emitted.shadow)) {
    const { before, value } = emitted.steps;
    return { setup: `${context.mark(node)}${before}`, value, shadow: emitted.shadow };
  }
  const value = context.temporary();
  const kept = keepShadow(context, emitted.shadow, later);
  return {
    setup: `${context.mark(node)}${value} = ${unnamed(node, emitted.code)}, ${kept.setup}`,
    value,
    shadow: kept.shadow,
  };
}

/** Keeps a shadow in a temporary if the evaluation of `later` might change it. */
export function keepShadow(
  context: EmitContext,
  shadow: string,
  later: readonly Node[],
): { setup: string; shadow: string } {
  if (shadow === none || context.names.isTemporary(shadow) || later.every(isInert)) return { setup: '', shadow };
  const kept = context.temporary();
  return { setup: `${kept} = ${shadow}, `, shadow: kept };
}

/** Prevents an anonymous function or class from getting the name of the temporary it is stored into. */
export function unnamed(node: Node, code: string): string {
  return isAnonymousDefinition(node) ? `(0, ${code})` : code;
}

export function isAnonymousDefinition(node: Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isAnonymousDefinition(node.expression);
  if (node.type === 'ArrowFunctionExpression') return true;
  return (isFunction(node) || isClass(node)) && node.id === null;
}

/** True if evaluating the node runs no code and gives the same result later. */
function isInert(node: Node): boolean {
  return node.type === 'Identifier' || isConstant(node) || isFunction(node);
}

export function isConstant(node: Node): boolean {
  return (node.type === 'Literal' && !('regex' in node)) || node.type === 'ThisExpression';
}

function constantOperand(context: EmitContext, node: Node, emitted: Emitted): Operand {
  const value =
    node.type === 'Literal' && typeof node.value === 'number' ? `(${context.source(node)})` : context.source(node);
  if (emitted.shadow === none) return { setup: '', value, shadow: none };
  return { setup: `${emitted.code}, `, value, shadow: emitted.shadow };
}

/** True if a variable can be read where its value is used, instead of at its position in the source. */
function staysReadable(context: EmitContext, node: Node & { type: 'Identifier' }, later: readonly Node[]): boolean {
  const binding = context.bindingOf(node);
  if (binding === undefined) return false;
  if (later.every((next) => isInert(next) && (next.type !== 'Identifier' || context.bindingOf(next) !== undefined)))
    return true;
  const alwaysReadable = binding.kind === 'parameter' || binding.kind === 'own-name' || binding.kind === 'function';
  return alwaysReadable && !binding.reassigned && !binding.excluded;
}
