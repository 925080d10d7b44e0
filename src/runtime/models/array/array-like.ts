import { operatorCode } from '../../../core/operators.ts';
import { hasPlainChain, peek } from '../../heap/peek.ts';
import { isObject } from '../../realm/intrinsics.ts';
import { isWhole } from '../is-whole.ts';
import type { ModelContext } from '../model-context.ts';

/** The number of elements of an array-like object. */
export interface ArrayLikeLength {
  readonly count: number;
  /** The node of the count; 0 if it does not depend on the input. */
  readonly node: number;
}

/**
 * The number of elements that built-ins read from an object that is not an array: its `length`, truncated to an
 * integer. Whether it is positive is decided. Undefined if only running code could give it.
 */
export function arrayLikeLength(
  { recorder, side, texts }: ModelContext,
  site: number,
  object: unknown,
): ArrayLikeLength | undefined {
  if (!isObject(object) || !hasPlainChain(object)) return undefined;
  const given = peek(object, 'length');
  if (isObject(given) || typeof given === 'symbol' || typeof given === 'bigint') {
    const node = texts.nodeOf(given, site);
    recorder.concretize(site, recorder.table.valueAt(node), node, 'length that is not a number');
    return undefined;
  }
  const number = +(given as string);
  const whole = number - (number % 1);
  const count = whole > 0 ? whole : 0;
  const shadow = side.readInherited(object, 'length', given, site);
  if (shadow === 0) return { count, node: 0 };
  const { table } = recorder;
  const node = typeof given === 'number' ? shadow : recorder.unary(operatorCode.numberOf, given, number, shadow);
  const isPositive = number > 0;
  recorder.branchOnce(site, table.node(operatorCode.greaterThan, node, table.constant(0), 0, isPositive), isPositive);
  if (!isPositive) return { count, node: 0 };
  return { count, node: isWhole(table, node) ? node : table.node(operatorCode.trunc, node, 0, 0, whole) };
}
