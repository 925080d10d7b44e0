import type { Node } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { shadowTest } from '../emitted.ts';

/** Code that concretizes values passed to code that cannot take shadows. `reason` must contain no quotes. */
export function concretizeArguments(
  context: EmitContext,
  node: Node,
  values: readonly string[],
  shadows: readonly string[],
  reason: string,
): string {
  return `${shadowTest(shadows)} === 0 || ${context.$}.concretizeArguments(${context.site(node)}, [${values.join(', ')}], [${shadows.join(', ')}], '${reason}')`;
}
