import { pathHash } from '../../search/path/path-hash.ts';
import type { RecordedPath } from '../../engine/recording.ts';
import type { Run } from '../../execution/target.ts';

/**
 * The set of distinct paths of the runs. Only recorded runs have known paths; until the first recording, distinct
 * coverage counts instead.
 */
export class SeenPaths {
  readonly #hashes = new Set<number>();
  readonly #coverageSets = new WeakSet<Run['coverage']>();
  readonly #coverageKeys = new Set<string>();
  #fresh: number[] = [];

  constructor(before: Iterable<number>) {
    for (const hash of before) this.#hashes.add(hash);
  }

  get count(): number {
    return this.#hashes.size > 0 ? this.#hashes.size : this.#coverageKeys.size;
  }

  has(hash: number): boolean {
    return this.#hashes.has(hash);
  }

  recorded(path: RecordedPath): void {
    const hash = pathHash(path);
    if (this.#hashes.has(hash)) return;
    this.#hashes.add(hash);
    this.#fresh.push(hash);
  }

  /** Runs with equal coverage usually share one coverage object. */
  covered(coverage: Run['coverage']): void {
    if (this.#hashes.size > 0 || this.#coverageSets.has(coverage)) return;
    this.#coverageSets.add(coverage);
    this.#coverageKeys.add(coverage.map(({ contentHash, counters }) => `${contentHash} ${counters.join()}`).join());
  }

  /** Returns the paths that are new since the last call. */
  takeFresh(): readonly number[] {
    const taken = this.#fresh;
    this.#fresh = [];
    return taken;
  }
}
