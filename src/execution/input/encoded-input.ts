import { readDomain } from '../../constraint/domains/read-domain.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import { decodeTagged, encodeTagged, type Json } from '../../core/tagged-value.ts';
import type { RunInput } from './run-input.ts';
import type { SymbolicInput } from './symbolic-input.ts';

/** An input as it is stored in reports, journals and finding folders. */
export interface EncodedInput {
  readonly encoding: InputEncoding;
  readonly input: Json;
  /** The values for calls of `symbolic`, as a tagged value; absent if there are none. */
  readonly symbolic?: Json;
}

/**
 * The encoding of an input in JSON: `utf8` is text, `utf16` text with lone surrogates (which JSON escapes), `base64`
 * bytes, `args` a list of tagged values.
 */
export type InputEncoding = 'utf8' | 'utf16' | 'base64' | 'args';

export function encodeInput(input: RunInput): EncodedInput {
  const { symbolic = [] } = input;
  return { ...encodeArguments(input), ...(symbolic.length === 0 ? {} : { symbolic: encodeTagged(symbolic) }) };
}

function encodeArguments(input: RunInput): EncodedInput {
  switch (input.kind) {
    case 'text':
      return { encoding: loneSurrogate.test(input.text) ? 'utf16' : 'utf8', input: input.text };
    case 'bytes':
      return { encoding: 'base64', input: Buffer.from(input.bytes).toString('base64') };
    case 'args':
      return { encoding: 'args', input: input.args.map(encodeTagged) };
  }
}

/** Decodes an input; its domains are not part of the encoding. */
export function decodeInput({ symbolic, ...encoded }: EncodedInput): RunInput {
  const input = decodeArguments(encoded);
  return symbolic === undefined ? input : { ...input, symbolic: decodeSymbolic(decodeTagged(symbolic)) };
}

function decodeSymbolic(written: unknown): readonly SymbolicInput[] {
  if (!Array.isArray(written))
    throw new CoppiceError('malformed-input', 'the values of symbolic inputs must be a list');
  return (written as readonly Record<keyof SymbolicInput, unknown>[]).map(({ key, first, domain, value }) => ({
    key: String(key),
    first: Number(first),
    domain: readDomain(domain),
    value,
  }));
}

function decodeArguments({ encoding, input }: EncodedInput): RunInput {
  if (encoding === 'args' && Array.isArray(input)) {
    return { kind: 'args', args: (input as readonly Json[]).map(decodeTagged) };
  }
  if (encoding === 'args' || typeof input !== 'string') {
    throw new CoppiceError('malformed-input', `this is not an input in the encoding ${encoding}`);
  }
  if (encoding === 'base64') return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(input, 'base64')) };
  return { kind: 'text', text: input };
}

/** With the `u` flag a surrogate pair is one character, so only lone surrogates match. */
const loneSurrogate = /\p{Surrogate}/u;
