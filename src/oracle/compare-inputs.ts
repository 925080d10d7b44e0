import { encodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';

/** Orders inputs by size: the shorter encoding is smaller; of equal lengths, the lexicographically first. */
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
