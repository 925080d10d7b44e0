import { everyLine, type ChangedLines, type LineRange } from '../../../../core/changed-lines.ts';
import { CoppiceError } from '../../../../core/coppice-error.ts';
import { exitCode, type ExitCode } from '../../../../core/exit-code.ts';
import { displayPath } from '../../../../core/text/display-path.ts';
import type { Io } from '../../../io.ts';
import { plural } from '../../../plural.ts';
import { renderDiagnostic } from '../../../render-diagnostic.ts';
import { stillFails } from '../../replay.ts';
import { CampaignReports } from '../campaign-reports.ts';
import { detailOf } from '../detail-option.ts';
import { Interrupt } from '../interrupt.ts';
import { readCampaignOptions } from '../read-campaign-options.ts';
import type { RunValues } from '../run-options.ts';
import { runShown, type ShownRun } from '../shown-run.ts';
import { WatchedFiles } from './watched-files.ts';
import { WatchedTarget } from './watched-target.ts';

const lookEveryMs = 300;

/**
 * Runs targets, and again those that a change to a file concerns, until Ctrl-C. A change while a campaign runs ends it, and
 * it begins anew. Findings are replayed first.
 *
 * @param names the targets; undefined stands for the only one of the configuration
 */
export async function watchTargets(
  names: readonly (string | undefined)[],
  values: RunValues & { readonly since?: string | undefined },
  io: Io,
): Promise<ExitCode> {
  const excluded = (['json', 'resume', 'since'] as const).find((name) => Boolean(values[name]));
  if (excluded !== undefined) {
    throw new CoppiceError('conflicting-options', `--watch and --${excluded} exclude each other`, {
      hint: 'leave out one of them',
    });
  }
  const reports = await CampaignReports.load(values);
  const watch = new Watch(values, reports, io);
  const targets = names.map((name) => new WatchedTarget(name));
  let changed: ChangedLines = new Map();
  let due: readonly WatchedTarget[] = targets;
  for (;;) {
    const again: WatchedTarget[] = [];
    for (const target of due) {
      const ended = await watch.run(target, changed);
      if (ended === 'changed') again.push(target);
      else if (ended !== undefined) return ended;
    }
    changed = await watch.nextChanges(again.length > 0);
    if (changed.size === 0) return exitCode.nothingFound;
    const isConcerned = ({ files }: WatchedTarget): boolean => [...changed.keys()].some((file) => files.has(file));
    due = targets.filter((target) => again.includes(target) || isConcerned(target));
  }
}

class Watch {
  readonly #values: RunValues;
  readonly #reports: CampaignReports;
  readonly #io: Io;
  readonly #files = new WatchedFiles();
  /** Changes that ended a campaign. */
  #noticed = new Map<string, readonly LineRange[]>();

  constructor(values: RunValues, reports: CampaignReports, io: Io) {
    this.#values = values;
    this.#reports = reports;
    this.#io = io;
  }

  /** Returns the exit code of a signal that ended the campaign, or that a change did; else undefined. */
  async run(target: WatchedTarget, changed: ChangedLines): Promise<ExitCode | 'changed' | undefined> {
    await this.#replay(target);
    const given = new AbortController();
    const look = setInterval(() => {
      for (const [file, ranges] of this.#files.takeChanges()) this.#noticed.set(file, ranges);
      if ([...this.#noticed.keys()].some((file) => target.files.has(file))) given.abort();
    }, lookEveryMs);
    try {
      const { summary, exitCode: signaled } = await runShown(this.#shownRun(target, changed), this.#io, given.signal);
      if (given.signal.aborted) target.givenUp(summary);
      else target.ended(summary);
      this.#files.add(target.files);
      if (given.signal.aborted) return 'changed';
      const { style, columns: width } = this.#io.out;
      await this.#reports.writeAll(summary, this.#io, { style, width, detail: detailOf(this.#values) });
      return signaled;
    } catch (error) {
      // Code that is being edited does not always load; a command line that is wrong stays so.
      target.givenUp(undefined);
      if (!(error instanceof CoppiceError) || target.files.size === 0) throw error;
      const { code, message, location, hint } = error;
      await this.#io.err.write(renderDiagnostic({ severity: 'error', code, message, location, hint }, this.#io.err));
      return undefined;
    } finally {
      clearInterval(look);
    }
  }

  /** Waits for changes, unless a campaign was ended by some; returns none after Ctrl-C. */
  async nextChanges(hasNoticed: boolean): Promise<ChangedLines> {
    const interrupt = new Interrupt();
    try {
      if (!hasNoticed && this.#noticed.size === 0) {
        await this.#io.err.write(`\nwatching ${plural(this.#files.size, 'file')}; Ctrl-C ends\n`);
        this.#noticed = new Map(await this.#files.nextChanges(interrupt.signal));
      }
      const changed = this.#noticed;
      this.#noticed = new Map();
      for (const [file, ranges] of changed)
        await this.#io.err.write(`changed ${displayPath(file)}${linesText(ranges)}\n`);
      return changed;
    } finally {
      interrupt.release();
    }
  }

  /** Says which findings of the last campaign still fail, before anything else is run. */
  async #replay({ findings }: WatchedTarget): Promise<void> {
    const { style } = this.#io.err;
    for (const finding of findings) {
      const { id, kind, error } = finding.reported;
      const text = `${id} ${kind}: ${error.split('\n')[0] ?? ''}`;
      const fails = await failsStill(finding);
      await this.#io.err.write(
        fails ? `${style.red('still fails')}  ${text}\n` : `${style.green('fixed')}        ${text}\n`,
      );
    }
  }

  #shownRun(target: WatchedTarget, changed: ChangedLines): ShownRun {
    const { name } = target;
    return {
      target: name ?? 'the target of the configuration',
      values: this.#values,
      startMs: performance.now(),
      read: async () => {
        const options = await readCampaignOptions(name, this.#values);
        const next = await target.next(options, changed);
        this.#files.add(target.files);
        return next;
      },
    };
  }
}

/** A finding of a target that does not load at the moment counts as failing. */
async function failsStill(finding: Parameters<typeof stillFails>[0]): Promise<boolean> {
  try {
    return await stillFails(finding);
  } catch (error) {
    if (error instanceof CoppiceError) return true;
    throw error;
  }
}

function linesText(ranges: readonly LineRange[]): string {
  const texts = ranges
    .filter((range) => range !== everyLine)
    .map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
  return texts.length === 0 ? '' : `:${texts.join(',')}`;
}
