import { encodeInput } from '../execution/input/encoded-input.ts';
import { describeOrigin } from '../execution/input/input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { Finding } from '../oracle/findings.ts';
import { expectationText } from './expectation-text.ts';
import { fingerprintOf } from './fingerprint.ts';
import { stackCalls, userCodeFrame } from './user-stack.ts';
import type { TargetUsage } from '../execution/target-usage.ts';
import { instanceText } from './input/instance-text.ts';
import { compactText } from './input/compact-text.ts';
import type { Explanation } from './explain-run.ts';
import type { CutShort, ReportedFinding } from './reported-finding.ts';

/** What is known of a finding besides its failure. */
export interface FindingDetails {
  /** The folder of the finding, as the user would name it. */
  readonly folder: string;
  readonly targetFile: string;
  readonly usage?: TargetUsage | undefined;
  readonly cutShort?: CutShort | undefined;
  /** Missing if the minimized input was not recorded. */
  readonly explanation?: Explanation | undefined;
}

export function reportFinding(
  finding: Finding,
  minimized: RunInput,
  { folder, targetFile, usage, cutShort, explanation }: FindingDetails,
): ReportedFinding {
  const { id, failing, input, origin, first, confirmed } = finding;
  const { kind, errorClass, message, site } = failing;
  const [own, small] = [encodeInput(input), encodeInput(minimized)];
  const compact = minimized.kind === 'text' ? compactText(minimized.text) : instanceText(minimized, usage);
  const frame = userCodeFrame(failing.stack, targetFile);
  return {
    id,
    kind,
    error: errorClass === '' ? message : `${errorClass}: ${message}`,
    site,
    fingerprint: fingerprintOf(failing, targetFile),
    ...expectationText(failing),
    stack: stackCalls(failing.stack),
    ...(frame && { frame }),
    input: own.input,
    minimized: small.input,
    // Uses the text encoding that can represent both inputs.
    encoding: small.encoding === 'utf16' ? 'utf16' : own.encoding,
    ...(compact === undefined ? {} : { compact }),
    ...(small.symbolic === undefined ? {} : { symbolic: small.symbolic }),
    ...explanation,
    firstRun: { ...encodeInput(first.input), run: first.run, origin: describeOrigin(first.origin) },
    origin: describeOrigin(origin),
    replay: `npx coppice replay ${shellQuoted(folder)}`,
    isFlaky: confirmed?.isFlaky ?? false,
    ...(cutShort === undefined ? {} : { cutShort }),
    ...(failing.difference === undefined ? {} : failing.difference),
    ...(failing.branches === undefined ? {} : { branches: failing.branches.places }),
    ...(failing.pump === undefined ? {} : { pump: failing.pump }),
  };
}

/** Quotes an argument for a shell if it contains characters that are special there. */
function shellQuoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
