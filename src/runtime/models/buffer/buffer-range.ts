import { memoryOf } from '../../bytes/memory-range.ts';
import { bytesOfRange, type RangeBytes } from '../../bytes/range-shadows.ts';
import type { Call } from '../../calls/call.ts';
import { elementShadows } from '../array/array-shadows.ts';
import type { ModelContext } from '../model-context.ts';
import { position } from './typed-array-models.ts';

/** The bytes of a part of a Buffer, with positions clamped as `toString` does. */
export function rangeOf({ side }: ModelContext, view: unknown, from?: unknown, to?: unknown): RangeBytes | undefined {
  const memory = memoryOf(view);
  if (memory === undefined) return undefined;
  const start = clampedIndex(from, memory.length, 0);
  const end = clampedIndex(to, memory.length, memory.length);
  const length = end > start ? end - start : 0;
  return bytesOfRange(side, { buffer: memory.buffer, start: memory.start + start, length });
}

/** Clamps a position; negative ones become 0. */
export function clampedIndex(given: unknown, length: number, missing: number): number {
  return typeof given === 'number' && given < 0 ? 0 : position(given, length, missing);
}

/** Concretizes the bytes of the receiver. */
export function concretizeElements({ side, recorder }: ModelContext, call: Call, reason: string): 0 {
  const shadows = elementShadows(side, call.self, call.site) ?? [];
  for (let at = 0; at < shadows.length; at++) {
    recorder.concretize(call.site, (call.self as ArrayLike<unknown>)[at], shadows[at]!, reason);
  }
  return 0;
}
