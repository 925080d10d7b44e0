import { operatorCode } from '../../../core/operators.ts';
import { elementType, type ElementType } from '../../bytes/element-type.ts';
import { integerRange } from '../../bytes/integer-range.ts';
import { memoryOf, placeIn } from '../../bytes/memory-range.ts';
import type { Call } from '../../calls/call.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeArgumentsFrom } from '../concretized-call.ts';

interface Access {
  readonly type: ElementType;
  readonly littleEndian: (call: Call) => boolean;
  /** True if a position that is not an integer throws; otherwise it is truncated. */
  readonly needsWhole: boolean;
  /** The least and the greatest value that can be written; other values throw. Missing if all are converted. */
  readonly range?: readonly [low: number | bigint, high: number | bigint];
}

/** The model of `getInt16` of a DataView and `readInt16LE` of a Buffer. */
function reading(context: ModelContext, access: Access): Model {
  const { type, littleEndian } = access;
  return {
    decidesLengths: true,
    before: (call) => decideFit(context, call, 0, access),
    after: (call, result) => {
      concretizeArgumentsFrom(context, call, 0, 'position in a buffer');
      const memory = memoryOf(call.self);
      const place = memory && placeIn(memory, offsetOf(call.args[0]), type, littleEndian(call));
      return place === undefined ? 0 : context.side.bytes.read(place, result);
    },
  };
}

/** The model of `setInt16(offset, value)` and `writeInt16LE(value, offset)`; `read` reads the stored value. */
function writing(context: ModelContext, access: Access, at: { offset: number; value: number }, read: Reader): Model {
  return {
    decidesLengths: true,
    before: (call) => {
      const { range } = access;
      const shadow = call.shadows[at.value] ?? 0;
      if (range !== undefined && context.throws.beyond(call.site, call.args[at.value], shadow, ...range)) return;
      decideFit(context, call, at.offset, access);
    },
    after: (call) => {
      const memory = memoryOf(call.self);
      const offset = offsetOf(call.args[at.offset]);
      context.recorder.concretize(
        call.site,
        call.args[at.offset],
        call.shadows[at.offset] ?? 0,
        'position in a buffer',
      );
      const littleEndian = access.littleEndian(call);
      const place = memory && placeIn(memory, offset, access.type, littleEndian);
      if (place === undefined) return 0;
      const { bytes } = context.side;
      const value = call.args[at.value];
      const stored = read(call.self as object, offset, littleEndian);
      const shadow = call.shadows[at.value] ?? 0;
      // An object was converted by its own code, so it does not determine the stored value.
      bytes.write(place, typeof value === 'object' ? 0 : shadow, stored);
      return 0;
    },
  };
}

type Reader = (self: object, offset: number, littleEndian: boolean) => unknown;

/**
 * Decides whether an access throws: it does outside of the memory and, for a Buffer, at positions that are not
 * integers.
 */
function decideFit(context: ModelContext, call: Call, argument: number, { type, needsWhole }: Access): void {
  const offset = call.args[argument] === undefined ? 0 : call.args[argument];
  const memory = memoryOf(call.self);
  const shadow = call.shadows[argument] ?? 0;
  if (typeof offset !== 'number' || memory === undefined) return;
  const { recorder, side, throws } = context;
  const length = side.bytes.lengths.of(call.self);
  // The receiver may be a DataView of a buffer whose length depends on the input.
  if (length === 0) side.bytes.lengths.decide(call.site, call.self);
  if ((shadow | length) === 0) return;
  if (needsWhole && throws.notWhole(call.site, offset, shadow)) return;
  const end = memory.length - type.size + 1;
  if (throws.outside(call.site, offset, shadow, 0, length === 0 ? end - 1 : Infinity) || length === 0) return;
  const { table } = recorder;
  const endShadow = table.node(operatorCode.subtract, length, table.constant(type.size - 1), 0, end);
  const { greaterOrEqual } = operatorCode;
  throws.ifTrue(call.site, recorder.binary(greaterOrEqual, offset, end, offset >= end, shadow, endShadow));
}

function offsetOf(given: unknown): number {
  return given === undefined ? 0 : typeof given === 'number' ? given : -1;
}

const dataViewNames = {
  Uint8: elementType.uint8,
  Int8: elementType.int8,
  Uint16: elementType.uint16,
  Int16: elementType.int16,
  Uint32: elementType.uint32,
  Int32: elementType.int32,
  Float32: elementType.float32,
  Float64: elementType.float64,
  BigInt64: elementType.bigInt64,
  BigUint64: elementType.bigUint64,
} as const;

const bufferNames = {
  UInt8: elementType.uint8,
  Int8: elementType.int8,
  UInt16: elementType.uint16,
  Int16: elementType.int16,
  UInt32: elementType.uint32,
  Int32: elementType.int32,
  Float: elementType.float32,
  Double: elementType.float64,
  BigInt64: elementType.bigInt64,
  BigUInt64: elementType.bigUint64,
} as const;

type Methods = Readonly<Record<string, unknown>>;

/** Models of methods that read and write numbers of a fixed size in memory. */
export function addMemoryNumbers(context: ModelContext): void {
  addDataView(context);
  addBuffer(context);
}

function addDataView(context: ModelContext): void {
  const methods = DataView.prototype as unknown as Methods;
  for (const [name, type] of Object.entries(dataViewNames)) {
    const get = methods[`get${name}`] as (this: object, offset: number, littleEndian: boolean) => unknown;
    context.models.add(get, reading(context, { type, littleEndian: (call) => !!call.args[1], needsWhole: false }));
    const read: Reader = (self, offset, littleEndian) => apply(get, self, [offset, littleEndian]);
    const access = { type, littleEndian: (call: Call) => !!call.args[2], needsWhole: false };
    context.models.add(methods[`set${name}`], writing(context, access, { offset: 0, value: 1 }, read));
  }
}

function addBuffer(context: ModelContext): void {
  const methods = Buffer.prototype as unknown as Methods;
  for (const [name, type] of Object.entries(bufferNames)) {
    for (const order of type.size === 1 ? [''] : ['LE', 'BE']) {
      const get = methods[`read${name}${order}`] as (this: object, offset: number) => unknown;
      const access = { type, littleEndian: () => order !== 'BE', needsWhole: true };
      context.models.add(get, reading(context, access));
      const read: Reader = (self, offset) => apply(get, self, [offset]);
      const range = rangeOf(name, 8 * type.size);
      const written = range === undefined ? access : { ...access, range };
      context.models.add(methods[`write${name}${order}`], writing(context, written, { offset: 1, value: 0 }, read));
    }
  }
}

/** The range of the integers of a name of the methods of Buffer; undefined for floats. */
function rangeOf(name: string, bits: number): Access['range'] {
  if (name === 'Float' || name === 'Double') return undefined;
  const [low, high] = integerRange(bits, !name.includes('UInt'));
  return name.startsWith('Big') ? [low, high] : [Number(low), Number(high)];
}

const { apply } = Reflect;
