import { encodeInput } from '../execution/encoded-input.ts';
import type { RunInput } from '../execution/run-input.ts';
import { plural } from './plural.ts';

const mostShown = 400;

/** `"a\n" (2 characters)`: what an input is, in one line that cannot upset a terminal. */
export function describeInput(input: RunInput): string {
  const { input: written } = encodeInput(input);
  const text = escapeControls(JSON.stringify(written));
  const shown = text.length <= mostShown ? text : `${text.slice(0, mostShown)}...`;
  return `${shown} (${sizeOf(input)})`;
}

function sizeOf(input: RunInput): string {
  if (input.kind === 'text') return plural(input.text.length, 'character');
  if (input.kind === 'bytes') return `${plural(input.bytes.length, 'byte')}, base64`;
  return plural(input.args.length, 'argument');
}

/** JSON leaves some control characters as they are. */
function escapeControls(text: string): string {
  return text.replaceAll(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
