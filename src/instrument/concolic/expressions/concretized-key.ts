import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { none } from '../emitted.ts';
import { operand } from './operand.ts';
import { pinArguments } from '../calls/concretize-arguments.ts';

/** The key of a property that is accessed natively: which property that is is not followed. */
export function pinnedKey(context: EmitContext, node: Node, reason: string): string {
  const key = operand(context, node, []);
  if (key.shadow === none) return `(${key.setup}${key.value})`;
  const pin = pinArguments(context, node, [key.value], [key.shadow], reason);
  return `(${key.setup}${pin}, ${key.value})`;
}
