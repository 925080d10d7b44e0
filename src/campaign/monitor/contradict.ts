import { displayPath } from '../../core/display-path.ts';
import { inputId, type Input } from '../../execution/input.ts';
import type { Run } from '../../execution/target.ts';
import type { Explorer } from '../../search/explorer.ts';
import { pathHash } from '../../search/path-hash.ts';
import { isCostly } from '../../execution/outcome.ts';
import type { Campaign } from '../campaign.ts';
import { judge } from '../judge.ts';
import { targetText } from '../prepare.ts';
import type { PathComparer } from './path-comparer.ts';

/** Recorded inputs among which the nearest is looked for. */
const mostCompared = 256;

/**
 * Looks at a run whose native path no recorded run took: it is a silent loss if the same was recorded of another input, and
 * else a path that exploring has missed. Undefined if it is neither: its path was recorded by an earlier part of the
 * campaign, or it is another one the next time.
 */
export async function contradict(
  campaign: Campaign,
  explorer: Explorer,
  comparer: PathComparer,
  run: Run,
): Promise<Input | undefined> {
  const { monitor, options, paths } = campaign;
  const other = run.input;
  const isOver = isCostly(run.outcome.kind);
  const [recording] = isOver ? [] : await explorer.record([other]);
  const hash = recording?.path && pathHash(recording.path);
  const onSamePath = hash === undefined ? undefined : monitor.onPath(hash);
  if (hash !== undefined && onSamePath === undefined && paths.has(hash)) return undefined;
  const recorded = onSamePath ?? (await comparer.nearest(other, monitor.recorded.slice(0, mostCompared))) ?? other;
  const comparison = isOver
    ? ({ kind: 'parted', site: targetText({ ...options, file: displayPath(options.file) }) } as const)
    : await comparer.compare(recorded, other);
  if (comparison.kind === 'unsteady') monitor.isUnsteady = true;
  if (comparison.kind !== 'parted') return undefined;
  monitor.losses.add(comparison.site, { recorded, other });
  const input: Input = { value: other, origin: { kind: 'mutation', parent: inputId(recorded) } };
  await judge(campaign, input, run);
  return input;
}
