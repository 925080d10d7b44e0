import type { Node } from '../front-end.ts';
import type { EmitContext } from './emit-context.ts';
import { none, shadowTest } from './emitted.ts';
import { operand } from './operand.ts';
import { binaryCode } from './operator-expressions.ts';

/** An expression of which only the truth matters, at a place where it decides: each decision becomes an event. */
export function emitCondition(context: EmitContext, node: Node): string {
  if (!decides(context, node)) return context.parts.expression(node).code;
  if (node.type === 'ParenthesizedExpression') return `(${emitCondition(context, node.expression)})`;
  if (node.type === 'LogicalExpression' && node.operator !== '??') {
    return context.copy(node, (child) => emitCondition(context, child));
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') return `!(${emitCondition(context, node.argument)})`;
  if (node.type === 'BinaryExpression') {
    const comparison = emitComparison(context, node);
    if (comparison !== null) return comparison;
  }
  const emitted = context.parts.expression(node);
  if (emitted.shadow === none) return emitted.code;
  const value = node.type === 'Identifier' ? emitted.code : context.temporary();
  const evaluate = value === emitted.code ? '' : `${value} = ${emitted.code}, `;
  return `(${context.readFirst([node])}${evaluate}${emitted.shadow} === 0 || ${context.$}.branch(${context.site(node)}, ${value}, ${emitted.shadow}), ${value})`;
}

function emitComparison(context: EmitContext, node: Node & { type: 'BinaryExpression' }): string | null {
  const code = binaryCode(node.operator);
  if (code === undefined || node.operator === '/' || node.operator === '%') return null;
  const left = operand(context, node.left, [node.right]);
  const right = operand(context, node.right, []);
  const native = `${left.value} ${node.operator} ${right.value}`;
  return `(${context.readFirst([node.left])}${left.setup}${context.readFirst([node.right])}${right.setup}${shadowTest([left.shadow, right.shadow])} === 0 ? ${native} : ${context.$}.branchBinary(${context.site(node)}, ${code}, ${native}, ${left.value}, ${right.value}, ${left.shadow}, ${right.shadow}))`;
}

function decides(context: EmitContext, node: Node): boolean {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return decides(context, node.expression);
    case 'LogicalExpression':
      return decides(context, node.left) || decides(context, node.right);
    case 'UnaryExpression':
      return node.operator === '!' ? decides(context, node.argument) : context.may(node);
    default:
      return context.may(node);
  }
}
