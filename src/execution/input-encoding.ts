import { decodeTagged, encodeTagged, type Json } from '../core/tagged-value.ts';
import type { RunInput } from './run-input.ts';

/**
 * How an input is written down: text as it is (`utf16` where a lone surrogate keeps it from being UTF-8), bytes in
 * base64, arguments as tagged values.
 */
export type InputEncoding = 'utf8' | 'utf16' | 'base64' | 'args';

export interface EncodedInput {
  readonly encoding: InputEncoding;
  readonly input: Json;
}

/** With the `u` flag a pair is one character, so only halves match. */
const loneSurrogate = /\p{Surrogate}/u;

export function encodeInput(input: RunInput): EncodedInput {
  switch (input.kind) {
    case 'text':
      return { encoding: loneSurrogate.test(input.text) ? 'utf16' : 'utf8', input: input.text };
    case 'bytes':
      return { encoding: 'base64', input: Buffer.from(input.bytes).toString('base64') };
    case 'args':
      return { encoding: 'args', input: input.args.map(encodeTagged) };
  }
}

/** Undefined if the value is not what the encoding calls for. */
export function decodeInput({ encoding, input }: EncodedInput): RunInput | undefined {
  if (encoding === 'args') {
    return Array.isArray(input) ? { kind: 'args', args: (input as readonly Json[]).map(decodeTagged) } : undefined;
  }
  if (typeof input !== 'string') return undefined;
  if (encoding === 'base64') return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(input, 'base64')) };
  return { kind: 'text', text: input };
}

/** What smaller means among inputs: fewer units when written down, then earlier in the alphabet. */
export function compareInputs(a: RunInput, b: RunInput): number {
  const [left, right] = [writtenDown(a), writtenDown(b)];
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

function writtenDown(input: RunInput): string {
  if (input.kind === 'text') return input.text;
  return input.kind === 'bytes'
    ? Buffer.from(input.bytes).toString('latin1')
    : JSON.stringify(encodeInput(input).input);
}
