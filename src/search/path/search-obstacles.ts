import type { ExecutionTree } from './execution-tree.ts';
import type { Recording } from '../../engine/recording.ts';

/**
 * Reasons why a search cannot claim to have run every feasible path:
 * - `concretized`: a value was made concrete; `stale`: a shadow was dropped; `events`: a run had more events than are
 *   recorded
 * - `unknown`: the solver could not decide a flip; `divergences`: a run left its predicted path
 * - `unrecorded`: a run could not be recorded; `worklist`, `tree`: a capacity was exceeded
 * - `budget-per-site`: a path was not flipped at every event of a site; `unexplored`: there is more to do
 * - `unrewritten`: the parser rejected a file of the subject, so its values are not followed
 * - `forks`: runs took the same decisions and then reached different sites
 */
type Obstacle =
  | 'concretized'
  | 'stale'
  | 'events'
  | 'unknown'
  | 'divergences'
  | 'unrecorded'
  | 'worklist'
  | 'tree'
  | 'budget-per-site'
  | 'unexplored'
  | 'unrewritten'
  | 'forks';

/** Collects the reasons why a search is incomplete. */
export class SearchObstacles {
  readonly #found = new Set<Obstacle>();
  /** Number of divergences by site of the first event that differs from the prediction. */
  readonly divergences = new Map<number, number>();

  add(obstacle: Obstacle): void {
    this.#found.add(obstacle);
  }

  note({ path, concretizations, stale, eventsDropped, unrewritten }: Recording): void {
    if (path === undefined) this.add('unrecorded');
    if (unrewritten !== undefined) this.add('unrewritten');
    if (concretizations.length > 0) this.add('concretized');
    if (stale > 0) this.add('stale');
    if (eventsDropped > 0) this.add('events');
  }

  diverged(site: number): void {
    this.add('divergences');
    this.divergences.set(site, (this.divergences.get(site) ?? 0) + 1);
  }

  names(tree: ExecutionTree, isUnderWay: boolean): readonly Obstacle[] {
    const names = new Set(this.#found);
    if (isUnderWay || tree.open > 0 || tree.count('asked') > 0) names.add('unexplored');
    else if (tree.count('promised') > 0) names.add('divergences');
    if (tree.count('unknown') > 0) names.add('unknown');
    if (tree.count('lost') > 0) names.add('unrecorded');
    if (tree.count('postponed') > 0) names.add('budget-per-site');
    if (tree.forks > 0) names.add('forks');
    return [...names];
  }
}
