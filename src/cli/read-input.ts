import { readFileSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';
import type { Json } from '../core/tagged-value.ts';
import { decodeInput, type InputEncoding } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { Io } from './io.ts';
import { oneOf, text, type Option } from './option.ts';

/** The kind of input of a target; decides how a plain file is read. */
export type InputShape = RunInput['kind'];

export const encodingOption: Option<InputEncoding | undefined> = oneOf(
  ['utf8', 'utf16', 'base64', 'args'],
  'encoding of INPUT: plain text, a JSON string, base64, or a JSON array of arguments (by the target)',
  undefined,
);

export const textOption = text('TEXT', 'the input itself, in place of INPUT');

export interface InputSource {
  /** A file, or `-` for standard input. */
  readonly operand: string | undefined;
  readonly text: string | undefined;
  readonly encoding: InputEncoding | undefined;
}

export async function readInput(
  { operand, text, encoding }: InputSource,
  shape: InputShape,
  io: Io,
): Promise<RunInput> {
  if (text !== undefined && operand === undefined) return interpret(Buffer.from(text), text, encoding, shape);
  if (operand === undefined || text !== undefined) {
    throw new CoppiceError(
      'missing-operand',
      operand === undefined ? 'INPUT is missing' : 'INPUT and --text were both given',
      {
        hint: 'give a file, `-` for standard input, or the input itself with --text',
      },
    );
  }
  const bytes = operand === '-' ? await io.readInput() : readBytes(operand);
  return interpret(bytes, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), encoding, shape);
}

function interpret(
  bytes: Uint8Array,
  content: string,
  encoding: InputEncoding | undefined,
  shape: InputShape,
): RunInput {
  if (encoding === undefined && shape === 'bytes') return { kind: 'bytes', bytes: Uint8Array.from(bytes) };
  if (encoding === 'args' || (encoding === undefined && shape === 'args')) return argumentsOf(content);
  if (encoding === 'utf16') return decodeInput({ encoding, input: parseJson(content, 'a JSON string') });
  if (encoding === 'base64') return decodeInput({ encoding, input: content.trim() });
  return shape === 'bytes' ? { kind: 'bytes', bytes: Uint8Array.from(bytes) } : { kind: 'text', text: content };
}

function argumentsOf(content: string): RunInput {
  const input = parseJson(content, 'a JSON array of arguments, such as [1, "two"]');
  return decodeInput({ encoding: 'args', input });
}

function parseJson(content: string, wanted: string): Json {
  try {
    return JSON.parse(content) as Json;
  } catch (cause) {
    throw new CoppiceError('malformed-input', `the input is not ${wanted}`, {
      hint: 'NaN, -0, undefined, bigints and bytes are written {"$number":"NaN"}, {"$undefined":true}, {"$bigint":"1"}...',
      cause,
    });
  }
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    const hint = 'INPUT is the name of a file; --text takes the input itself';
    throw new CoppiceError('no-such-file', `cannot read \`${file}\``, { hint, cause });
  }
}
