import { shellQuoted } from '../core/shell-quoted.ts';
import type { Json } from '../core/tagged-value.ts';
import { decodeInput, encodeInput, type InputEncoding } from '../execution/encoded-input.ts';
import { describeOrigin } from '../execution/input.ts';
import type { RunInput } from '../execution/run-input.ts';
import type { Finding } from '../oracle/findings.ts';
import type { FindingKind } from '../oracle/judge.ts';
import type { Pump } from '../oracle/pump.ts';

/** What there was no more time for. */
export interface CutShort {
  /** Of one that is not confirmed, nobody knows whether it fails natively too. */
  readonly what: 'confirming' | 'minimizing';
  readonly by: 'time' | 'interrupted';
}

/** A finding as reports show it. */
export interface ReportedFinding {
  readonly id: string;
  readonly kind: FindingKind;
  /** Class and message of the error, or what happened in words. */
  readonly error: string;
  readonly site: string;
  readonly input: Json;
  readonly minimized: Json;
  readonly encoding: InputEncoding;
  /** What calls of `symbolic` are given with the minimized input; absent if there are none. */
  readonly symbolic?: Json;
  readonly origin: string;
  /** The command that runs it again. */
  readonly replay: string;
  readonly isFlaky: boolean;
  /** Absent if all was done that there was to do. */
  readonly cutShort?: CutShort;
  /** The texts whose time grows too fast, of a `slow` one. */
  readonly pump?: Pump;
}

/** `folder` is where the finding is kept, as the user would name it. */
export function reportFinding(
  finding: Finding,
  minimized: RunInput,
  folder: string,
  cutShort?: CutShort,
): ReportedFinding {
  const { id, failing, input, origin, confirmed } = finding;
  const { kind, errorClass, message, site } = failing;
  const [own, small] = [encodeInput(input), encodeInput(minimized)];
  return {
    id,
    kind,
    error: errorClass === '' ? message : `${errorClass}: ${message}`,
    site,
    input: own.input,
    minimized: small.input,
    // Of the two encodings of text, the one that can hold both.
    encoding: small.encoding === 'utf16' ? 'utf16' : own.encoding,
    ...(small.symbolic === undefined ? {} : { symbolic: small.symbolic }),
    origin: describeOrigin(origin),
    replay: `npx coppice replay ${shellQuoted(folder)}`,
    isFlaky: confirmed?.isFlaky ?? false,
    ...(cutShort === undefined ? {} : { cutShort }),
    ...(failing.pump === undefined ? {} : { pump: failing.pump }),
  };
}

/** The input that a finding is replayed with. */
export function minimizedInput({ minimized, encoding, symbolic }: ReportedFinding): RunInput {
  return decodeInput({ encoding, input: minimized, ...(symbolic === undefined ? {} : { symbolic }) });
}
