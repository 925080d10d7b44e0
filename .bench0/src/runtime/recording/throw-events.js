import { operatorCode, operators } from '../../core/operators.js';
import { isObject } from '../realm/intrinsics.js';
import { mayBeUndefined } from '../heap/may-be-undefined.js';
/** Maximum length of an array. */
const arrayLengthLimit = 2 ** 32 - 1;
/**
 * Records conditions under which an operation throws. The event precedes the operation, whether or not it throws in
 * this run, so that the search can aim at the exception or away from it. Repeated conditions are skipped. Each method
 * returns true if the operation is about to throw because of the condition.
 */
export class ThrowEvents {
    #recorder;
    #registers;
    constructor(recorder, registers) {
        this.#recorder = recorder;
        this.#registers = registers;
    }
    /** Records that the operation throws if the node is true. */
    ifTrue(site, node) {
        return this.#note(site, node, true);
    }
    /** Records that the operation throws unless the node is true. */
    unless(site, node) {
        return this.#note(site, node, false);
    }
    #note(site, node, throwing) {
        if (node === 0)
            return false;
        const truth = !!this.#recorder.table.valueAt(node);
        this.#recorder.implicit(site, node, truth);
        if (truth !== throwing)
            return false;
        // The exception that the current built-in is about to throw is explained by this event.
        this.#registers.underway = null;
        return true;
    }
    /**
     * Called before a property of the value is read, written or called, which throws if the value is null or undefined.
     */
    defined(site, value, shadow) {
        return mayBeUndefined(this.#recorder.table, shadow) && this.ifTrue(site, this.isNullish(value, shadow));
    }
    /** The node of whether a value is undefined or null; 0 if that does not depend on the input. */
    isNullish(value, shadow) {
        if (!mayBeUndefined(this.#recorder.table, shadow) || isObject(value))
            return 0;
        const isNullish = value === null || value === undefined;
        return this.#recorder.binary(operatorCode.looseEquals, value, null, isNullish, shadow, 0);
    }
    /** Called before the value is iterated; strings are the only primitives that can be. */
    iterable(site, value, shadow) {
        const { table } = this.#recorder;
        const node = this.#recorder.current(shadow, value);
        if (node === 0 || isObject(value) || operators[table.operatorOf(node)]?.sort !== 'any')
            return false;
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
    object(site, value, shadow) {
        const node = this.#recorder.current(shadow, value);
        if (node === 0 || this.#recorder.table.operatorOf(node) !== operatorCode.jsonValue)
            return false;
        return this.unless(site, this.#jsonTypeAmong(node, value, ['object', 'array']));
    }
    #jsonTypeAmong(node, value, types) {
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
    divisor(site, value, shadow) {
        if (typeof value !== 'bigint')
            return false;
        return this.ifTrue(site, this.#recorder.binary(operatorCode.strictEquals, value, 0n, value === 0n, shadow, 0));
    }
    /** Called before a BigInt is raised to the power of the value. */
    exponent(site, value, shadow) {
        if (typeof value !== 'bigint')
            return false;
        return this.ifTrue(site, this.#recorder.binary(operatorCode.lessThan, value, 0n, value < 0n, shadow, 0));
    }
    /** Called before the value becomes the length of an array. */
    arrayLength(site, value, shadow) {
        if (typeof value !== 'number')
            return false;
        return this.outside(site, value, shadow, 0, arrayLengthLimit) || this.notWhole(site, value, shadow);
    }
    /** The operation throws if the value is not an integer. */
    notWhole(site, value, shadow) {
        if (typeof value !== 'number')
            return false;
        const { table } = this.#recorder;
        const node = this.#recorder.current(shadow, value);
        if (node === 0 || operators[table.operatorOf(node)]?.sort === 'int32')
            return false;
        return this.unless(site, this.#recorder.unary(operatorCode.isInteger, value, value % 1 === 0, shadow));
    }
    /** The operation throws if the value, truncated to an integer, is below `low` or above `high`. NaN counts as 0. */
    outside(site, value, shadow, low, high) {
        const number = this.#asNumber(value, shadow);
        if (number === 0)
            return false;
        const { table } = this.#recorder;
        const given = table.valueAt(number);
        const before = table.constant(low - 1);
        // NaN counts as 0, which is below `low` if and only if `low` is positive.
        if (low > 0) {
            if (this.unless(site, table.node(operatorCode.greaterThan, number, before, 0, given > low - 1)))
                return true;
        }
        else if (low !== -Infinity) {
            if (this.ifTrue(site, table.node(operatorCode.lessOrEqual, number, before, 0, given <= low - 1)))
                return true;
        }
        const after = table.constant(high + 1);
        return this.ifTrue(site, table.node(operatorCode.greaterOrEqual, number, after, 0, given >= high + 1));
    }
    /** The operation throws if the value is a number below `low` or above `high`, or NaN. */
    notBetween(site, value, shadow, low, high) {
        const node = this.#recorder.current(shadow, value);
        if (node === 0 || typeof value !== 'number')
            return false;
        const { table } = this.#recorder;
        const isLow = table.node(operatorCode.greaterOrEqual, node, table.constant(low), 0, value >= low);
        if (this.unless(site, isLow))
            return true;
        return this.unless(site, table.node(operatorCode.lessOrEqual, node, table.constant(high), 0, value <= high));
    }
    /** The node of the number that a primitive is converted to; 0 if it has no shadow. */
    #asNumber(value, shadow) {
        const node = this.#recorder.current(shadow, value);
        if (node === 0 || value === undefined || isObject(value) || typeof value === 'bigint')
            return 0;
        if (typeof value === 'number')
            return node;
        return typeof value === 'symbol'
            ? 0
            : this.#recorder.unary(operatorCode.numberOf, value, +value, shadow);
    }
}
