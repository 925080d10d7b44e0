import type { NodeOf } from '../front-end.ts';
import type { EmitContext } from './emit-context.ts';

/** `left && right` or `left || right`, of which only the truth matters, with its arms counted. */
export function joinTests(
  context: EmitContext,
  node: NodeOf<'LogicalExpression'>,
  left: string,
  right: string,
): string {
  const shortWhen = node.operator === '||';
  const short = context.counters.arm(node, shortWhen);
  if (short === '') return context.copy(node, (child) => (child === node.left ? left : right));
  const taken = context.counters.on(node, !shortWhen, right);
  return shortWhen ? `((${left}) && (${short})) || ${taken}` : `((${left}) || !(${short})) && ${taken}`;
}
