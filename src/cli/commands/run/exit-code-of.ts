import type { CampaignSummary } from '../../../campaign/summarize/summarize.ts';
import { exitCode, type ExitCode } from '../../../core/exit-code.ts';

/** Known findings do not count, nor does what was just written to the baseline. */
export function exitCodeOf({ findings, baseline }: CampaignSummary): ExitCode {
  if (baseline?.updated === true) return exitCode.nothingFound;
  return findings.some(({ status }) => status !== 'known') ? exitCode.findings : exitCode.nothingFound;
}
