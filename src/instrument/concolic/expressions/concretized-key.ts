import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { none } from '../emitted.ts';
import { operand } from './operand.ts';
import { concretizeArguments } from '../calls/concretize-arguments.ts';

/** The key of a property that is accessed natively; a symbolic key is concretized. */
export function concretizedKey(context: EmitContext, node: Node, reason: string): string {
  const key = operand(context, node, []);
  if (key.shadow === none) return `(${key.setup}${key.value})`;
  const concretize = concretizeArguments(context, node, [key.value], [key.shadow], reason);
  return `(${key.setup}${concretize}, ${key.value})`;
}
