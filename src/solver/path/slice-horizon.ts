import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import type { LengthHorizon } from './candidate-lengths.ts';
import { lengthHorizon } from './length-horizon.ts';
import type { Slice } from './path-table.ts';

/** The lengths of an input that can make a difference to the conditions of a slice; undefined if there are many. */
export function sliceHorizon(
  { domains, conditions }: Slice,
  input: number,
  pool: ExpressionPool,
): LengthHorizon | undefined {
  const allowed = domains?.get(pool.variable('length', input));
  const first = allowed?.min ?? 0;
  let last = Math.max(first, (allowed?.bounds.findLast(isNear) ?? 0) + 1);
  for (const condition of conditions) {
    const horizon = lengthHorizon(condition, input);
    if (horizon === undefined) return undefined;
    last = Math.max(last, horizon);
  }
  return isNear(last - first) ? { input, first, last } : undefined;
}

/** Whether a length horizon is near enough to try all lengths up to it. */
function isNear(length: number): boolean {
  return length <= 24;
}
