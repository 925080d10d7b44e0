import type { CampaignOptions } from '../../../campaign/prepare/campaign-options.ts';
import type { CampaignSummary } from '../../../campaign/summarize/summarize.ts';
import type { ExitCode } from '../../../core/exit-code.ts';
import type { Io } from '../../io.ts';
import { chooseDisplay } from '../../progress/choose-display.ts';
import { detailOf } from './detail-option.ts';
import { exitCodeOf } from './exit-code-of.ts';
import { Interrupt } from './interrupt.ts';
import type { RunValues } from './run-options.ts';

/** A campaign whose progress is shown. */
export interface ShownRun {
  /** The target as the user named it. */
  readonly target: string;
  readonly values: Pick<RunValues, 'json' | 'quiet' | 'verbose' | 'reporter' | 'report-dir'>;
  /** When the time of the campaign starts, in milliseconds of this process. */
  readonly startMs: number;
  /** Reads the options, while the progress is shown already. */
  readonly read: () => Promise<CampaignOptions>;
  /** Changes the summary before it is printed. */
  readonly named?: (summary: CampaignSummary) => CampaignSummary;
}

interface EndedRun {
  readonly summary: CampaignSummary;
  /** The exit code of a signal that ended the campaign. */
  readonly exitCode: ExitCode | undefined;
}

/**
 * Runs a campaign with its progress on standard error. Most of Coppice is loaded meanwhile.
 *
 * @param signal ends the campaign, as Ctrl-C does
 */
export async function runShown(
  { target, values, startMs, read }: ShownRun,
  io: Io,
  signal?: AbortSignal,
): Promise<EndedRun> {
  const display = chooseDisplay(io, target, detailOf(values));
  const interrupt = new Interrupt(signal);
  try {
    const { runCampaign } = await import('../../../campaign/run-campaign.ts');
    const options = await read();
    display.starts({ target, ...options.budget });
    const summary = await runCampaign(options, {
      signal: interrupt.signal,
      onProgress: (progress) => display.progressed(progress),
      observer: { found: (finding) => display.found(finding) },
      startMs,
    });
    return { summary, exitCode: interrupt.exitCode };
  } finally {
    display.end();
    interrupt.release();
  }
}

/** Runs a campaign with its progress on standard error, prints its summary and writes the reports that were asked for. */
export async function performShownRun(shown: ShownRun, io: Io): Promise<ExitCode> {
  const { values, named = (summary) => summary } = shown;
  const { CampaignReports } = await import('./campaign-reports.ts');
  const reports = await CampaignReports.load(values);
  const { summary, exitCode: endedBy } = await runShown(shown, io);
  const { style, columns: width } = io.out;
  const view = { style, width, detail: detailOf(values) };
  await reports.writeAll(named(summary), io, view);
  if (endedBy !== undefined) return endedBy;
  return exitCodeOf(summary);
}
