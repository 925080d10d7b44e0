import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { ifSet, list, shadowTest } from '../emitted.ts';

/** Code that concretizes values passed to code that cannot take shadows. `reason` must contain no quotes. */
export function concretizeArguments(
  context: EmitContext,
  node: Node,
  values: readonly string[],
  shadows: readonly string[],
  reason: string,
): string {
  return ifSet(
    shadowTest(shadows),
    context.runtime.call('concretizeArguments', context.site(node), list(values), list(shadows), `'${reason}'`),
  );
}
