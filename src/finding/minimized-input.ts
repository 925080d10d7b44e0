import { decodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { ReportedFinding } from './reported-finding.ts';

/** Returns the input that a finding is replayed with. */
export function minimizedInput({ minimized, encoding, symbolic }: ReportedFinding): RunInput {
  return decodeInput({ encoding, input: minimized, ...(symbolic === undefined ? {} : { symbolic }) });
}
