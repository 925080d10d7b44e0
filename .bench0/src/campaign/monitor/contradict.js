import { displayPath } from '../../core/text/display-path.js';
import { inputId } from '../../execution/input/input.js';
import { pathHash } from '../../search/path/path-hash.js';
import { isCostly } from '../../execution/outcome/outcome.js';
import { judge } from '../judge/judge.js';
import { targetText } from '../prepare/prepare.js';
/** Number of recorded inputs among which the nearest one is searched. */
const mostCompared = 256;
/**
 * Examines a run whose native path no recorded run took. It is a silent loss if another input has the same recorded
 * path, else a path that exploration missed; in both cases its input is returned. Returns undefined if an earlier part
 * of the campaign recorded its path, or if the path is not reproducible.
 */
export async function contradict(campaign, explorer, comparer, run) {
    const { monitor, options, paths } = campaign;
    const other = run.input;
    const isOver = isCostly(run.outcome.kind);
    const [recording] = isOver ? [] : await explorer.record([other]);
    const hash = recording?.path && pathHash(recording.path);
    const onSamePath = hash === undefined ? undefined : monitor.onPath(hash);
    if (hash !== undefined && onSamePath === undefined && paths.has(hash))
        return undefined;
    const recorded = onSamePath ?? (await comparer.nearest(other, monitor.recorded.slice(0, mostCompared))) ?? other;
    const comparison = isOver
        ? { kind: 'parted', site: targetText({ ...options, file: displayPath(options.file) }) }
        : await comparer.compare(recorded, other);
    if (comparison.kind === 'unsteady')
        monitor.isUnsteady = true;
    if (comparison.kind !== 'parted')
        return undefined;
    monitor.losses.add(comparison.site, { recorded, other });
    const input = { value: other, origin: { kind: 'mutation', parent: inputId(recorded) } };
    await judge(campaign, input, run);
    return input;
}
