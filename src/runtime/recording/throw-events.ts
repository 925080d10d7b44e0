import { operatorCode, operators } from '../../core/operators.ts';
import { isObject } from '../realm/intrinsics.ts';
import { mayBeUndefined } from '../heap/may-be-undefined.ts';
import type { Recorder } from './recorder.ts';
import type { Registers } from './registers.ts';

/** Maximum length of an array. */
const arrayLengthLimit = 2 ** 32 - 1;

/**
 * Records conditions under which an operation throws. The event precedes the operation, whether or not it throws in
 * this run, so that the search can aim at the exception or away from it. Repeated conditions are skipped. Each method
 * returns true if the operation is about to throw because of the condition.
 */
export class ThrowEvents {
  readonly #recorder: Recorder;
  readonly #registers: Registers;

  constructor(recorder: Recorder, registers: Registers) {
    this.#recorder = recorder;
    this.#registers = registers;
  }

  /** Records that the operation throws if the node is true. */
  ifTrue(site: number, node: number): boolean {
    return this.#note(site, node, true);
  }

  /** Records that the operation throws unless the node is true. */
  unless(site: number, node: number): boolean {
    return this.#note(site, node, false);
  }

  #note(site: number, node: number, throwing: boolean): boolean {
    if (node === 0) return false;
    const truth = !!this.#recorder.table.valueAt(node);
    this.#recorder.implicit(site, node, truth);
    if (truth !== throwing) return false;
    // The exception that the current built-in is about to throw is explained by this event.
    this.#registers.underway = null;
    return true;
  }

  /**
   * Called before a property of the value is read, written or called, which throws if the value is null or undefined.
   */
  defined(site: number, value: unknown, shadow: number): boolean {
    return mayBeUndefined(this.#recorder.table, shadow) && this.ifTrue(site, this.isNullish(value, shadow));
  }

  /** The node of whether a value is undefined or null; 0 if that does not depend on the input. */
  isNullish(value: unknown, shadow: number): number {
    if (!mayBeUndefined(this.#recorder.table, shadow) || isObject(value)) return 0;
    const isNullish = value === null || value === undefined;
    return this.#recorder.binary(operatorCode.looseEquals, value, null, isNullish, shadow, 0);
  }

  /** Called before the value is iterated; strings are the only primitives that can be. */
  iterable(site: number, value: unknown, shadow: number): boolean {
    const { table } = this.#recorder;
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || isObject(value) || operators[table.operatorOf(node)]?.sort !== 'any') return false;
    const type = table.node(operatorCode.typeOf, node, 0, 0, typeof value);
    const isText = typeof value === 'string';
    if (table.operatorOf(node) !== operatorCode.jsonValue)
      return this.unless(site, table.node(operatorCode.strictEquals, type, table.constant('string'), 0, isText));
    return this.unless(site, this.#jsonTypeAmong(node, value, ['string', 'array']));
  }

  /**
   * Called before the value is used where an object is required. Where a JSON text has a primitive, another text can
   * have an object.
   */
  object(site: number, value: unknown, shadow: number): boolean {
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || this.#recorder.table.operatorOf(node) !== operatorCode.jsonValue) return false;
    return this.unless(site, this.#jsonTypeAmong(node, value, ['object', 'array']));
  }

  #jsonTypeAmong(node: number, value: unknown, types: readonly string[]): number {
    const { table } = this.#recorder;
    const found = value === null ? 'null' : typeof value;
    const type = table.node(operatorCode.jsonType, table.firstOf(node), table.secondOf(node), 0, found);
    let among = 0;
    let isAmong = false;
    for (let at = 0; at < types.length; at++) {
      const isThis = types[at] === found;
      isAmong ||= isThis;
      const equal = table.node(operatorCode.strictEquals, type, table.constant(types[at]), 0, isThis);
      among = among === 0 ? equal : table.node(operatorCode.or, among, equal, 0, isAmong);
    }
    return among;
  }

  /** Called before a BigInt is divided by the value. */
  divisor(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'bigint') return false;
    return this.ifTrue(site, this.#recorder.binary(operatorCode.strictEquals, value, 0n, value === 0n, shadow, 0));
  }

  /** Called before a BigInt is raised to the power of the value. */
  exponent(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'bigint') return false;
    return this.ifTrue(site, this.#recorder.binary(operatorCode.lessThan, value, 0n, value < 0n, shadow, 0));
  }

  /** Called before the value becomes the length of an array. */
  arrayLength(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'number') return false;
    return this.outside(site, value, shadow, 0, arrayLengthLimit) || this.notWhole(site, value, shadow);
  }

  /** The operation throws if the value is not an integer. */
  notWhole(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'number') return false;
    const { table } = this.#recorder;
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || operators[table.operatorOf(node)]?.sort === 'int32') return false;
    return this.unless(site, this.#recorder.unary(operatorCode.isInteger, value, value % 1 === 0, shadow));
  }

  /** The operation throws if the value, truncated to an integer, is below `low` or above `high`. NaN counts as 0. */
  outside(site: number, value: unknown, shadow: number, low: number, high: number): boolean {
    const number = this.#asNumber(value, shadow);
    if (number === 0) return false;
    const { table } = this.#recorder;
    const given = table.valueAt(number) as number;
    const before = table.constant(low - 1);
    // NaN counts as 0, which is below `low` if and only if `low` is positive.
    if (low > 0) {
      if (this.unless(site, table.node(operatorCode.greaterThan, number, before, 0, given > low - 1))) return true;
    } else if (low !== -Infinity) {
      if (this.ifTrue(site, table.node(operatorCode.lessOrEqual, number, before, 0, given <= low - 1))) return true;
    }
    const after = table.constant(high + 1);
    return this.ifTrue(site, table.node(operatorCode.greaterOrEqual, number, after, 0, given >= high + 1));
  }

  /** The operation throws if the value, converted to a number unless it is a bigint, is below `low` or above `high`. */
  beyond(site: number, value: unknown, shadow: number, low: number | bigint, high: number | bigint): boolean {
    const { table } = this.#recorder;
    const node = typeof value === 'bigint' ? this.#recorder.current(shadow, value) : this.#asNumber(value, shadow);
    if (node === 0) return false;
    const given = table.valueAt(node) as number | bigint;
    const { greaterThan, lessThan } = operatorCode;
    if (this.ifTrue(site, table.node(greaterThan, node, table.constant(high), 0, given > high))) return true;
    return this.ifTrue(site, table.node(lessThan, node, table.constant(low), 0, given < low));
  }

  /** The operation throws if the value is a number below `low` or above `high`, or NaN. */
  notBetween(site: number, value: unknown, shadow: number, low: number, high: number): boolean {
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || typeof value !== 'number') return false;
    const { table } = this.#recorder;
    const isLow = table.node(operatorCode.greaterOrEqual, node, table.constant(low), 0, value >= low);
    if (this.unless(site, isLow)) return true;
    return this.unless(site, table.node(operatorCode.lessOrEqual, node, table.constant(high), 0, value <= high));
  }

  /** The node of the number that a primitive is converted to; 0 if it has no shadow. */
  #asNumber(value: unknown, shadow: number): number {
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || value === undefined || isObject(value) || typeof value === 'bigint') return 0;
    if (typeof value === 'number') return node;
    return typeof value === 'symbol'
      ? 0
      : this.#recorder.unary(operatorCode.numberOf, value, +(value as string), shadow);
  }
}
