import { operatorCode } from '../../../core/operators.ts';
import { byteAt, memoryOf, type MemoryRange } from '../../bytes/memory-range.ts';
import { integerRange } from '../../bytes/integer-range.ts';
import { bytesOfRange, putBytes, type RangeBytes } from '../../bytes/range-shadows.ts';
import type { Call } from '../../calls/call.ts';
import { emptyList } from '../../realm/intrinsics.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeArgumentsFrom } from '../concretized-call.ts';

const { floor } = Math;

/**
 * Models of integers of up to six bytes in a Buffer (`readUIntBE(offset, byteLength)` and similar) and of byte swaps.
 */
export function addBufferIntegers(context: ModelContext): void {
  const { models } = context;
  const methods = Buffer.prototype as unknown as Readonly<Record<string, unknown>>;
  for (const order of ['LE', 'BE'] as const) {
    const isLittle = order === 'LE';
    models.add(methods[`readUInt${order}`], reading(context, isLittle, false));
    models.add(methods[`readInt${order}`], reading(context, isLittle, true));
    models.add(methods[`writeUInt${order}`], writing(context, isLittle, false));
    models.add(methods[`writeInt${order}`], writing(context, isLittle, true));
  }
  for (const size of [2, 4, 8]) models.add(methods[`swap${8 * size}`], swapping(context, size));
}

function reading(context: ModelContext, isLittle: boolean, isSigned: boolean): Model {
  return {
    after: (call, result) => {
      concretizeArgumentsFrom(context, call, 0, 'position in a Buffer');
      const range = rangeAt(call, 0);
      const bytes = range === undefined ? undefined : bytesOfRange(context.side, range);
      if (bytes === undefined || bytes.any === 0) return 0;
      const sum = summed(context, bytes, isLittle);
      return context.recorder.current(isSigned ? signed(context, sum, bytes.values.length) : sum, result);
    },
  };
}

/** The range given by the arguments from `first` on: an offset and a number of bytes. */
function rangeAt(call: Call, first: number): MemoryRange | undefined {
  const memory = memoryOf(call.self);
  const offset = call.args[first];
  const length = call.args[first + 1];
  if (memory === undefined || typeof offset !== 'number' || typeof length !== 'number') return undefined;
  return { buffer: memory.buffer, start: memory.start + offset, length };
}

/** The weighted sum of the bytes; sums up to 2 ** 48 are exact. */
function summed({ recorder }: ModelContext, { values, shadows }: RangeBytes, isLittle: boolean): number {
  const { table } = recorder;
  let sum = 0;
  let total = 0;
  let worth = 1;
  for (let rank = 0; rank < values.length; rank++, worth *= 256) {
    const at = isLittle ? rank : values.length - 1 - rank;
    const byte = recorder.operand(shadows[at]!, values[at]);
    const value = values[at]! * worth;
    const part = worth === 1 ? byte : table.node(operatorCode.multiply, byte, table.constant(worth), 0, value);
    total += value;
    sum = sum === 0 ? part : table.node(operatorCode.add, sum, part, 0, total);
  }
  return sum;
}

function signed({ recorder }: ModelContext, sum: number, size: number): number {
  const { table } = recorder;
  const total = table.valueAt(sum) as number;
  const limit = 2 ** (8 * size - 1);
  const isNegative = table.node(operatorCode.greaterOrEqual, sum, table.constant(limit), 0, total >= limit);
  const wrapped = table.node(operatorCode.subtract, sum, table.constant(2 * limit), 0, total - 2 * limit);
  const value = total >= limit ? total - 2 * limit : total;
  return table.node(operatorCode.conditional, isNegative, wrapped, sum, value);
}

/** The model of `writeUIntBE(value, offset, byteLength)` and similar methods. */
function writing(context: ModelContext, isLittle: boolean, isSigned: boolean): Model {
  return {
    before: (call) => {
      const size = call.args[2];
      if (typeof size !== 'number' || !(size >= 1 && size <= 6)) return;
      const [low, high] = integerRange(8 * floor(size), isSigned);
      context.throws.beyond(call.site, call.args[0], call.shadows[0] ?? 0, Number(low), Number(high));
    },
    after: (call) => {
      concretizeArgumentsFrom(context, call, 1, 'position in a Buffer');
      const range = rangeAt(call, 1);
      const value = call.args[0];
      if (range === undefined || typeof value !== 'number') return 0;
      const nodes: number[] = emptyList();
      const shadow = call.shadows[0] ?? 0;
      for (let rank = 0; rank < range.length; rank++) {
        const at = isLittle ? rank : range.length - 1 - rank;
        nodes[at] = shadow === 0 ? 0 : byteOf(context, shadow, value, rank);
      }
      putBytes(context.side, range, nodes);
      return 0;
    },
  };
}

/**
 * A byte of a number. Bytes above the lowest four come from the floor of the quotient by 2 ** 32, which keeps the sign.
 */
function byteOf({ recorder }: ModelContext, shadow: number, value: number, rank: number): number {
  const { table } = recorder;
  let integer = shadow;
  let number = value;
  if (rank >= 4) {
    const quotient = table.node(operatorCode.divide, shadow, table.constant(2 ** 32), 0, value / 2 ** 32);
    number = floor(value / 2 ** 32);
    integer = table.node(operatorCode.floor, quotient, 0, 0, number);
  }
  const shift = 8 * (rank & 3);
  const shifted = table.node(operatorCode.shiftRightUnsigned, integer, table.constant(shift), 0, number >>> shift);
  return table.node(operatorCode.bitAnd, shifted, table.constant(0xff), 0, (number >>> shift) & 0xff);
}

/** Reverses the bytes in each group of `size` bytes. */
function swapping({ side }: ModelContext, size: number): Model {
  return {
    before: (call) => {
      const memory = memoryOf(call.self);
      call.state = memory === undefined ? undefined : bytesOfRange(side, memory);
    },
    after: (call) => {
      const memory = memoryOf(call.self);
      const bytes = call.state as RangeBytes | undefined;
      if (memory === undefined || bytes === undefined || bytes.any === 0) return 0;
      for (let at = 0; at < memory.length; at++) {
        const node = bytes.shadows[at - (at % size) + size - 1 - (at % size)] ?? 0;
        const place = byteAt(memory, at);
        if (node === 0) side.bytes.clear(place.buffer, place.offset, 1);
        else side.bytes.put(place, node);
      }
      return 0;
    },
  };
}
