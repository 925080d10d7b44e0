import type { Primitive, RawConstant } from '../../core/raw-trace.ts';
import { undefinedResult } from '../undefined-result.ts';
import type { OperatorFunction } from './operator-function.ts';

type Structured = Exclude<RawConstant, Primitive>;

/** Look-ups in constant tables; `undefinedResult` if the first operand is not a table of the right kind. */
export const tableOperators = {
  select: (table, i) => (hasKind(table, 'table') ? valueAt(table.values, i) : undefinedResult),
  hasKey: (keys, k) => (hasKind(keys, 'keys') ? keys.keys.includes(k as Primitive) : undefinedResult),
  keyIndex: (keys, k) => (hasKind(keys, 'keys') ? positionOf(keys.keys, k) : undefinedResult),
  lookup: (map, k) => (hasKind(map, 'map') ? valueAt(map.values, positionOf(map.keys, k)) : undefinedResult),
} satisfies Record<string, OperatorFunction>;

export function hasKind<K extends Structured['kind']>(
  constant: RawConstant,
  kind: K,
): constant is Extract<Structured, { kind: K }> {
  return typeof constant === 'object' && constant !== null && constant.kind === kind;
}

function valueAt(values: readonly Primitive[], i: RawConstant): Primitive {
  return typeof i === 'number' && Number.isInteger(i) ? values[i] : undefined;
}

/** Compares as Map keys do: NaN equals NaN, -0 equals 0. */
function positionOf(keys: readonly Primitive[], k: RawConstant): number {
  return Number.isNaN(k) ? keys.findIndex((key) => Number.isNaN(key)) : keys.indexOf(k as Primitive);
}
