import { encodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { shownInput } from '../core/text/shown-input.ts';
import { compactText } from '../finding/input/compact-text.ts';
import { encodedText } from '../finding/input/finding-input.ts';
import { plural } from './plural.ts';

/** Describes an input in one line, such as `"a\n" (2 characters)` or `1 byte: 0a`; long repetitions as in findings. */
export function describeInput(input: RunInput): string {
  const { input: written, encoding } = encodeInput(input);
  if (input.kind === 'bytes') return encodedText(written, encoding);
  const compact = input.kind === 'text' ? compactText(input.text) : undefined;
  return `${compact ?? shownInput(written)} (${sizeOf(input)})`;
}

function sizeOf(input: Exclude<RunInput, { readonly kind: 'bytes' }>): string {
  if (input.kind === 'text') return plural(input.text.length, 'character');
  return plural(input.args.length, 'argument');
}
