import { operatorCode } from '../../../core/operators.ts';
import { memoryOf, type MemoryRange } from '../../bytes/memory-range.ts';
import { bytesOfRange, putBytes } from '../../bytes/range-shadows.ts';
import type { Call } from '../../calls/call.ts';
import { emptyList, getOwnPropertyDescriptor, uncurry } from '../../realm/intrinsics.ts';
import { peek } from '../../heap/peek.ts';
import { BytesOfText } from './bytes-of-text.ts';
import type { Model } from '../model.ts';
import type { ModelContext } from '../model-context.ts';
import { concretizeArgumentsFrom, concretizeCall } from '../concretized-call.ts';
import { isAscii, TextOfBytes } from './text-of-bytes.ts';

const getter = (name: string): ((decoder: object) => unknown) =>
  uncurry(getOwnPropertyDescriptor(TextDecoder.prototype, name)?.get as (this: object) => unknown);
const encodingOf = getter('encoding');
const keepsMark = getter('ignoreBOM');
const isFatal = getter('fatal');
const byteLengthOf = Buffer.byteLength.bind(Buffer);

/** Models of `TextEncoder` and `TextDecoder`. */
export function addTextCoderModels(context: ModelContext): void {
  const { models } = context;
  models.add(TextEncoder.prototype.encode, encoding(context));
  models.add(TextEncoder.prototype.encodeInto, encodingInto(context));
  models.add(TextDecoder.prototype.decode, decoding(context));
}

function encoding(context: ModelContext): Model {
  const encoder = new BytesOfText(context.recorder);
  return {
    after: (call, result) => {
      const memory = memoryOf(result);
      const shadow = call.shadows[0] ?? 0;
      if (memory === undefined || shadow === 0) return 0;
      if (!place(context, encoder, call, memory)) return 0;
      const length = encoder.length(shadow, 'utf8', memory.length);
      const decided = encoder.decided(call.args[0] as string, shadow, 'utf8', length);
      context.side.followLength(result as object, length, decided);
      return 0;
    },
  };
}

function encodingInto(context: ModelContext): Model {
  const encoder = new BytesOfText(context.recorder);
  return {
    after: (call, result) => {
      const target = memoryOf(call.args[1]);
      const length = peek(result, 'written');
      if (target === undefined || typeof length !== 'number') return 0;
      place(context, encoder, call, { buffer: target.buffer, start: target.start, length });
      const shadow = call.shadows[0] ?? 0;
      const text = call.args[0];
      if (shadow === 0 || typeof text !== 'string') return 0;
      const total = byteLengthOf(text);
      const all = encoder.decided(text, shadow, 'utf8', encoder.length(shadow, 'utf8', total));
      context.recorder.takenAll(call.site, all, total);
      return 0;
    },
  };
}

function place(context: ModelContext, encoder: BytesOfText, call: Call, memory: MemoryRange): boolean {
  const text = call.args[0];
  const shadow = call.shadows[0] ?? 0;
  const bytes = bytesOfRange(context.side, memory);
  if (bytes === undefined || typeof text !== 'string') {
    concretizeCall(context, call, 'string whose bytes are too many to follow');
    return false;
  }
  const nodes = shadow === 0 ? undefined : encoder.nodes(text, shadow, 'utf8', bytes.values, call.site);
  putBytes(context.side, memory, nodes ?? emptyList());
  return true;
}

function decoding(context: ModelContext): Model {
  const { recorder, side } = context;
  const decoder = new TextOfBytes(recorder);
  return {
    before: (call) => {
      if (isFatal(call.self as object) === true) decideAscii(context, call);
    },
    after: (call, result) => {
      concretizeArgumentsFrom(context, call, 1, 'options of a decoder');
      const memory = memoryOf(call.args[0]);
      if (memory === undefined || typeof result !== 'string') return 0;
      const bytes = bytesOfRange(side, memory);
      if (bytes?.any === 0) return 0;
      const isFollowed = bytes !== undefined && isExact(call.self as object, call, bytes.values, result);
      if (isFollowed) return decoder.node(bytes, 'utf8', result, call.site);
      const shadows = bytes?.shadows ?? [];
      for (let at = 0; at < shadows.length; at++)
        recorder.concretize(
          call.site,
          bytes?.values[at],
          shadows[at]!,
          'bytes whose decoding depends on state or options',
        );
      return 0;
    },
  };
}

/**
 * A fatal decoder throws for some sequences of bytes, but never for ASCII: which bytes are ASCII is decided, and
 * others are concretized.
 */
function decideAscii({ recorder, side }: ModelContext, { site, args: [given] }: Call): void {
  const memory = memoryOf(given);
  const bytes = memory === undefined ? undefined : bytesOfRange(side, memory);
  if (bytes === undefined || bytes.any === 0) return;
  const { table } = recorder;
  const isFollowed = isAscii(bytes.values);
  for (let at = 0; at < bytes.values.length; at++) {
    const isInAscii = bytes.values[at]! <= 127;
    const byte = bytes.shadows[at]!;
    if (byte === 0) continue;
    const node = table.node(operatorCode.lessOrEqual, byte, table.constant(127), 0, isInAscii);
    recorder.branchOnce(site, node, isInAscii);
    if (!isFollowed) recorder.concretize(site, bytes.values[at], byte, 'bytes that a fatal decoder may reject');
  }
}

/**
 * True if the text can be followed: ASCII, which nearly all encodings share, or UTF-8 decoded in one call without
 * dropping a byte order mark.
 */
function isExact(self: object, call: Call, values: Uint8Array, text: string): boolean {
  const name = encodingOf(self);
  const isWhole = peek(call.args[1], 'stream') !== true;
  if (isAscii(values)) return isWhole && text.length === values.length;
  const isMarked = values[0] === 0xef && values[1] === 0xbb && values[2] === 0xbf;
  return name === 'utf-8' && isFatal(self) !== true && isWhole && (!isMarked || keepsMark(self) === true);
}
