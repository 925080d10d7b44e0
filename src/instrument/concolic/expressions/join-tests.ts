import type { NodeOf } from '../../typescript/front-end.ts';
import type { LogicalChain } from '../logical-chain.ts';
import type { EmitContext } from '../emit-context.ts';

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

/**
 * A long chain of tests, side by side. An operator's way past its right side counts where its own left operand decided:
 * those that the chain leaves out with it are not counted.
 */
export function joinTestChain(
  context: EmitContext,
  { operator, operands, joints }: LogicalChain,
  codes: readonly string[],
): string {
  const shortWhen = operator === '||';
  const parts = operands.map((_, index) => {
    const code = codes[index] as string;
    const [joint, next] = [joints[index], joints[index + 1]];
    const short = next === undefined ? '' : context.counters.arm(next, shortWhen);
    const test = short === '' ? code : shortWhen ? `((${code}) && (${short}))` : `((${code}) || !(${short}))`;
    return joint === undefined ? test : context.counters.on(joint, !shortWhen, test);
  });
  return parts.join(` ${operator} `);
}
