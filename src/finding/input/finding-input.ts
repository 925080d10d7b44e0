import { shownBytes } from '../../core/text/shown-bytes.ts';
import { shownInput } from '../../core/text/shown-input.ts';
import type { Json } from '../../core/tagged-value.ts';
import type { InputEncoding } from '../../execution/input/encoded-input.ts';
import type { ReportedFinding } from '../reported-finding.ts';

/** Formats the minimized input of a finding in one line. */
export function findingInput({
  compact,
  minimized,
  encoding,
}: Pick<ReportedFinding, 'compact' | 'minimized' | 'encoding'>): string {
  return compact ?? encodedText(minimized, encoding);
}

/** Formats an encoded input in one line; bytes in hexadecimal. */
export function encodedText(input: Json, encoding: InputEncoding): string {
  return encoding === 'base64' && typeof input === 'string' ? shownBytes(input) : shownInput(input);
}
