import type { Node, NodeOf } from '../front-end.ts';
import type { EmitContext } from './emit-context.ts';
import { none, shadowTest } from './emitted.ts';
import { operand } from './operand.ts';
import { binaryCode } from './operator-expressions.ts';

/** An expression of which only the truth matters, at a place where it decides: each decision becomes an event. */
export function emitCondition(context: EmitContext, node: Node): string {
  if (node.type === 'ParenthesizedExpression') return `(${emitCondition(context, node.expression)})`;
  if (node.type === 'LogicalExpression' && node.operator !== '??') return emitLogicalCondition(context, node);
  if (node.type === 'UnaryExpression' && node.operator === '!') return `!(${emitCondition(context, node.argument)})`;
  if (!context.may(node)) return context.parts.expression(node).code;
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

function emitLogicalCondition(context: EmitContext, node: NodeOf<'LogicalExpression'>): string {
  const shortWhen = node.operator === '||';
  const short = context.counters.arm(node, shortWhen);
  if (short === '') return context.copy(node, (child) => emitCondition(context, child));
  const left = `(${emitCondition(context, node.left)})`;
  const right = context.counters.on(node, !shortWhen, emitCondition(context, node.right));
  return shortWhen ? `(${left} && (${short})) || ${right}` : `(${left} || !(${short})) && ${right}`;
}

function emitComparison(context: EmitContext, node: Node & { type: 'BinaryExpression' }): string | null {
  const code = binaryCode(node.operator);
  if (code === undefined || node.operator === '/' || node.operator === '%') return null;
  const left = operand(context, node.left, [node.right]);
  const right = operand(context, node.right, []);
  const native = `${left.value} ${node.operator} ${right.value}`;
  return `(${context.readFirst([node.left])}${left.setup}${context.readFirst([node.right])}${right.setup}${shadowTest([left.shadow, right.shadow])} === 0 ? ${native} : ${context.$}.branchBinary(${context.site(node)}, ${code}, ${native}, ${left.value}, ${right.value}, ${left.shadow}, ${right.shadow}))`;
}
