import {
  arrayBufferLength,
  getOwnPropertyDescriptor,
  isAnyArrayBuffer,
  isDataView,
  isObject,
  isProxy,
  isTypedArray,
  typedArrayBuffer,
  typedArrayLength,
  typedArrayOffset,
  uncurry,
} from '../realm/intrinsics.ts';
import { elementType, elementTypeOf, type ElementType } from './element-type.ts';
import type { MemoryPlace } from './byte-shadows.ts';

/** A range of bytes in a buffer. */
export interface MemoryRange {
  readonly buffer: object;
  readonly start: number;
  readonly length: number;
}

const getter = (name: string): ((view: object) => unknown) =>
  uncurry(getOwnPropertyDescriptor(DataView.prototype, name)?.get as (this: object) => unknown);
const dataViewBuffer = getter('buffer') as (view: object) => object;
const dataViewOffset = getter('byteOffset') as (view: object) => number;
const dataViewLength = getter('byteLength') as (view: object) => number;

/** The bytes that a view or a buffer covers; undefined for any other value. */
export function memoryOf(view: unknown): MemoryRange | undefined {
  if (!isObject(view) || isProxy(view)) return undefined;
  if (isTypedArray(view)) {
    const size = elementTypeOf(view)?.size ?? 1;
    return {
      buffer: typedArrayBuffer(view),
      start: typedArrayOffset(view),
      length: typedArrayLength(view) * size,
    };
  }
  if (isAnyArrayBuffer(view)) return { buffer: view, start: 0, length: arrayBufferLength(view) };
  if (!isDataView(view)) return undefined;
  try {
    return { buffer: dataViewBuffer(view), start: dataViewOffset(view), length: dataViewLength(view) };
  } catch {
    // The buffer is detached.
    return undefined;
  }
}

/** The location of a number of the given type in a range; undefined if it does not fit. */
export function placeIn(
  range: MemoryRange,
  at: number,
  type: ElementType,
  littleEndian: boolean,
): MemoryPlace | undefined {
  if (!(at >= 0) || at % 1 !== 0 || at + type.size > range.length) return undefined;
  return { buffer: range.buffer, offset: range.start + at, type, littleEndian };
}

export function byteAt({ buffer, start }: MemoryRange, at: number): MemoryPlace {
  return { buffer, offset: start + at, type: elementType.uint8, littleEndian: true };
}
