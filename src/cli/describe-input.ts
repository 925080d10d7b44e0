import { encodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { shownInput } from '../core/text/shown-input.ts';
import { plural } from './plural.ts';

/** Describes an input in one line, such as `"a\n" (2 characters)`. */
export function describeInput(input: RunInput): string {
  const { input: written } = encodeInput(input);
  return `${shownInput(written)} (${sizeOf(input)})`;
}

function sizeOf(input: RunInput): string {
  if (input.kind === 'text') return plural(input.text.length, 'character');
  if (input.kind === 'bytes') return `${plural(input.bytes.length, 'byte')}, base64`;
  return plural(input.args.length, 'argument');
}
