import { loadConfig } from '../../../../config/load-config.ts';
import { CoppiceError } from '../../../../core/coppice-error.ts';
import type { ExitCode } from '../../../../core/exit-code.ts';
import { realPath } from '../../../../core/real-path.ts';
import type { NamedSummary } from '../../../../report/terminal/overview-text.ts';
import type { Io } from '../../../io.ts';
import { plural } from '../../../plural.ts';
import { readCampaignOptions } from '../read-campaign-options.ts';
import { runAll } from '../run-all.ts';
import type { RunValues } from '../run-options.ts';
import { performShownRun, type ShownRun } from '../shown-run.ts';
import { changedSince } from './changed-since.ts';
import { concernOf, type ConcernedTarget } from './select-changed.ts';

interface Candidate {
  readonly name: string;
  /** Undefined if the options of the target are wrong; running it says so. */
  readonly concern: ConcernedTarget | undefined;
}

/**
 * Runs the targets that load a file that changed since `ref`, those with the most such files first, and names the others.
 *
 * @param names the targets; undefined stands for the only one of the configuration
 */
export async function runChanged(
  names: readonly (string | undefined)[],
  ref: string,
  values: RunValues,
  io: Io,
): Promise<ExitCode> {
  const changed = changedSince(ref);
  const { file } = await loadConfig(values.config);
  const config = file === undefined ? undefined : realPath(file);
  const candidates: Candidate[] = [];
  for (const name of names) {
    const options = await optionsOf(name, values);
    const concern = options && (await concernOf(options, changed, config));
    candidates.push({ name: name ?? 'the target of the configuration', concern });
  }
  const ordered = candidates
    .filter(({ concern }) => concern?.changedFiles !== 0)
    .sort((a, b) => (b.concern?.changedFiles ?? Infinity) - (a.concern?.changedFiles ?? Infinity));
  const reason = changed.size === 0 ? `nothing changed since ${ref}` : `none of its files changed since ${ref}`;
  const skipped = candidates
    .filter(({ concern }) => concern?.changedFiles === 0)
    .map(({ name }): NamedSummary => ({ name, skipped: reason }));
  const byName = new Map(ordered.map((candidate) => [candidate.name, candidate]));
  const shownRun = (name: string): ShownRun => shownRunOf(byName.get(name)!, values);
  const [only] = ordered;
  if (names.length === 1 && only !== undefined) return performShownRun(shownRun(only.name), io);
  const files = plural(changed.size, 'file');
  await io.err.write(`${files} changed since ${ref}; ${plural(skipped.length, 'target')} skipped\n`);
  return runAll([...byName.keys()], shownRun, values, io, skipped);
}

async function optionsOf(name: string | undefined, values: RunValues): Promise<ConcernedTarget['options'] | undefined> {
  try {
    return await readCampaignOptions(name, values);
  } catch (error) {
    if (error instanceof CoppiceError) return undefined;
    throw error;
  }
}

function shownRunOf({ name, concern }: Candidate, values: RunValues): ShownRun {
  const read = async (): Promise<ConcernedTarget['options']> => concern?.options ?? readCampaignOptions(name, values);
  return { target: name, values, startMs: performance.now(), read };
}
