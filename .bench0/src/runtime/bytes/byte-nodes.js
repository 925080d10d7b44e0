import { operatorCode } from '../../core/operators.js';
import { float32Bits, float64Bits } from './float-bits.js';
import { elementType } from './element-type.js';
const { asUintN } = BigInt;
const toNumber = Number;
const toBigInt = BigInt;
/**
 * Builds expressions for the conversion between numbers and bytes. Every method takes and returns nodes; the result is
 * 0 only if the table is full.
 */
export class ByteNodes {
    #recorder;
    constructor(recorder) {
        this.#recorder = recorder;
    }
    /** The node of an element after a value was stored in it. `stored` is the value that reading the element gives. */
    converted(type, node, stored) {
        const { table } = this.#recorder;
        const at = (operator, operand, constant, value) => table.node(operator, operand, table.constant(constant), 0, value);
        if (type.numeric === 'clamped')
            return table.node(operatorCode.toUint8Clamped, node, 0, 0, stored);
        if (type === elementType.float32)
            return table.node(operatorCode.fround, node, 0, 0, stored);
        if (type === elementType.float64)
            return table.node(operatorCode.toNumber, node, 0, 0, stored);
        if (type.numeric === 'bigint' || type.numeric === 'bigint unsigned')
            return this.#convertedBigInt(type, node, stored);
        if (type === elementType.int32)
            return at(operatorCode.bitOr, node, 0, stored);
        if (type === elementType.uint32)
            return at(operatorCode.shiftRightUnsigned, node, 0, stored);
        if (type.numeric === 'unsigned')
            return at(operatorCode.bitAnd, node, type.size === 1 ? 0xff : 0xffff, stored);
        return this.#signed(type, node, stored);
    }
    #convertedBigInt(type, node, stored) {
        const { table } = this.#recorder;
        const operator = type.numeric === 'bigint' ? operatorCode.asIntN : operatorCode.asUintN;
        return table.node(operator, table.constant(64), node, 0, stored);
    }
    /** Sign-extends the low bits of a node. */
    #signed(type, node, stored) {
        const { table } = this.#recorder;
        const shift = 32 - 8 * type.size;
        const shifted = table.node(operatorCode.shiftLeft, node, table.constant(shift), 0, stored << shift);
        return table.node(operatorCode.shiftRight, shifted, table.constant(shift), 0, stored);
    }
    /** The byte of an element with significance 256 ** `rank`. */
    byteOf(type, node, rank) {
        if (type === elementType.uint8 || type === elementType.uint8Clamped)
            return node;
        const { table } = this.#recorder;
        const value = table.valueAt(node);
        if (type === elementType.float32) {
            const bits = float32Bits(value);
            return this.#byteOfInteger(table.node(operatorCode.float32Bits, node, 0, 0, bits), bits, rank);
        }
        if (type === elementType.float64) {
            const { high, low } = float64Bits(value);
            const isHigh = rank >= 4;
            const operator = isHigh ? operatorCode.float64HighBits : operatorCode.float64LowBits;
            const bits = isHigh ? high : low;
            return this.#byteOfInteger(table.node(operator, node, 0, 0, bits), bits, rank & 3);
        }
        if (typeof value === 'bigint')
            return this.#byteOfBigInt(node, value, rank);
        return this.#byteOfInteger(node, value, rank);
    }
    #byteOfInteger(node, value, rank) {
        const { table } = this.#recorder;
        const shifted = rank === 0
            ? node
            : table.node(operatorCode.shiftRightUnsigned, node, table.constant(8 * rank), 0, value >>> (8 * rank));
        return table.node(operatorCode.bitAnd, shifted, table.constant(0xff), 0, (value >>> (8 * rank)) & 0xff);
    }
    #byteOfBigInt(node, value, rank) {
        const { table } = this.#recorder;
        const distance = toBigInt(8 * rank);
        const moved = value >> distance;
        const shifted = table.node(operatorCode.shiftRight, node, table.constant(distance), 0, moved);
        const low = asUintN(8, moved);
        const lowest = table.node(operatorCode.asUintN, table.constant(8), shifted, 0, low);
        return table.node(operatorCode.numberOf, lowest, 0, 0, toNumber(low));
    }
    /** The element made of the given bytes, least significant first. `value` is the value that reading it gave. */
    joined(type, bytes, value) {
        const { table } = this.#recorder;
        if (type.size === 8)
            return this.#joinedDouble(type, bytes, value);
        const integer = this.#integer(bytes, 0, type.size);
        if (type.numeric === 'signed')
            return type.size === 4 ? integer : this.#signed(type, integer, value);
        if (type === elementType.float32)
            return table.node(operatorCode.float32FromBits, integer, 0, 0, value);
        return type.size === 4
            ? table.node(operatorCode.shiftRightUnsigned, integer, table.constant(0), 0, value)
            : integer;
    }
    #joinedDouble(type, bytes, value) {
        const { table } = this.#recorder;
        const low = this.#integer(bytes, 0, 4);
        const high = this.#integer(bytes, 4, 4);
        if (type === elementType.float64)
            return table.node(operatorCode.float64FromBits, high, low, 0, value);
        const highPart = this.#bigIntOfInteger(high);
        const lowPart = this.#bigIntOfInteger(low);
        const highValue = table.valueAt(highPart);
        const moved = table.node(operatorCode.shiftLeft, highPart, table.constant(32n), 0, highValue << 32n);
        const whole = (highValue << 32n) | table.valueAt(lowPart);
        const joined = table.node(operatorCode.bitOr, moved, lowPart, 0, whole);
        return type.numeric === 'bigint' ? this.#convertedBigInt(type, joined, value) : joined;
    }
    #bigIntOfInteger(integer) {
        const { table } = this.#recorder;
        const value = table.valueAt(integer) >>> 0;
        const positive = table.node(operatorCode.shiftRightUnsigned, integer, table.constant(0), 0, value);
        return table.node(operatorCode.toBigInt, positive, 0, 0, toBigInt(value));
    }
    /** Joins up to four bytes to a 32-bit integer. */
    #integer(bytes, from, count) {
        const { table } = this.#recorder;
        let integer = bytes[from];
        for (let rank = 1; rank < count; rank++) {
            const byte = bytes[from + rank];
            const moved = table.valueAt(byte) << (8 * rank);
            const shifted = table.node(operatorCode.shiftLeft, byte, table.constant(8 * rank), 0, moved);
            integer = table.node(operatorCode.bitOr, integer, shifted, 0, table.valueAt(integer) | moved);
        }
        return integer;
    }
}
