import { operatorCode, operators } from '../../core/operators.ts';
import { isObject } from '../realm/intrinsics.ts';
import { mayBeUndefined } from '../heap/may-be-undefined.ts';
import type { Recorder } from './recorder.ts';
import type { Registers } from './registers.ts';

/** Greatest length of an array. */
const arrayLengthLimit = 2 ** 32 - 1;

/**
 * The one place where "this operation throws if that holds" is noted: an event ahead of the operation, whichever way it
 * goes in the run at hand, so that a search can aim at the exception and away from it. A condition that was noted before
 * says nothing new. Each method answers whether the operation is about to throw, as far as the condition tells.
 */
export class ThrowEvents {
  readonly #recorder: Recorder;
  readonly #registers: Registers;

  constructor(recorder: Recorder, registers: Registers) {
    this.#recorder = recorder;
    this.#registers = registers;
  }

  /** The operation throws if the node is true. */
  ifTrue(site: number, node: number): boolean {
    return this.#note(site, node, true);
  }

  /** The operation throws unless the node is true. */
  unless(site: number, node: number): boolean {
    return this.#note(site, node, false);
  }

  #note(site: number, node: number, throwing: boolean): boolean {
    if (node === 0) return false;
    const truth = !!this.#recorder.table.valueAt(node);
    this.#recorder.implicit(site, node, truth);
    if (truth !== throwing) return false;
    // What the built-in under way is about to throw is accounted for.
    this.#registers.underway = null;
    return true;
  }

  /** A property of the value is about to be read, written or called, which throws if there is no value. */
  defined(site: number, value: unknown, shadow: number): boolean {
    return mayBeUndefined(this.#recorder.table, shadow) && this.ifTrue(site, this.isNullish(value, shadow));
  }

  /** The node of whether a value is undefined or null; 0 if that is no question of the input. */
  isNullish(value: unknown, shadow: number): number {
    if (!mayBeUndefined(this.#recorder.table, shadow) || isObject(value)) return 0;
    const isNullish = value === null || value === undefined;
    return this.#recorder.binary(operatorCode.looseEquals, value, null, isNullish, shadow, 0);
  }

  /** The value is about to be iterated. Of primitives only texts can be. */
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

  /** The value is about to be used where only an object will do. Where a JSON text has a primitive it could have one. */
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

  /** A BigInt is about to be divided by the value. */
  divisor(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'bigint') return false;
    return this.ifTrue(site, this.#recorder.binary(operatorCode.strictEquals, value, 0n, value === 0n, shadow, 0));
  }

  /** A BigInt is about to be raised to the power of the value. */
  exponent(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'bigint') return false;
    return this.ifTrue(site, this.#recorder.binary(operatorCode.lessThan, value, 0n, value < 0n, shadow, 0));
  }

  /** The value is about to become the length of an array. */
  arrayLength(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'number') return false;
    return this.outside(site, value, shadow, 0, arrayLengthLimit) || this.notWhole(site, value, shadow);
  }

  /** The value is no whole number. */
  notWhole(site: number, value: unknown, shadow: number): boolean {
    if (typeof value !== 'number') return false;
    const { table } = this.#recorder;
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || operators[table.operatorOf(node)]?.sort === 'int32') return false;
    return this.unless(site, this.#recorder.unary(operatorCode.isInteger, value, value % 1 === 0, shadow));
  }

  /** The value, cut to a whole number, lies below `low` or above `high`. What is no number counts as 0. */
  outside(site: number, value: unknown, shadow: number, low: number, high: number): boolean {
    const number = this.#asNumber(value, shadow);
    if (number === 0) return false;
    const { table } = this.#recorder;
    const given = table.valueAt(number) as number;
    const before = table.constant(low - 1);
    // NaN is 0, which is itself too low or not.
    if (low > 0) {
      if (this.unless(site, table.node(operatorCode.greaterThan, number, before, 0, given > low - 1))) return true;
    } else if (low !== -Infinity) {
      if (this.ifTrue(site, table.node(operatorCode.lessOrEqual, number, before, 0, given <= low - 1))) return true;
    }
    const after = table.constant(high + 1);
    return this.ifTrue(site, table.node(operatorCode.greaterOrEqual, number, after, 0, given >= high + 1));
  }

  /** The value is a number that lies below `low` or above `high`, or NaN. */
  notBetween(site: number, value: unknown, shadow: number, low: number, high: number): boolean {
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || typeof value !== 'number') return false;
    const { table } = this.#recorder;
    const isLow = table.node(operatorCode.greaterOrEqual, node, table.constant(low), 0, value >= low);
    if (this.unless(site, isLow)) return true;
    return this.unless(site, table.node(operatorCode.lessOrEqual, node, table.constant(high), 0, value <= high));
  }

  /** The node of the number that a primitive is taken for; 0 if it has no shadow. */
  #asNumber(value: unknown, shadow: number): number {
    const node = this.#recorder.current(shadow, value);
    if (node === 0 || value === undefined || isObject(value) || typeof value === 'bigint') return 0;
    if (typeof value === 'number') return node;
    return typeof value === 'symbol'
      ? 0
      : this.#recorder.unary(operatorCode.numberOf, value, +(value as string), shadow);
  }
}
