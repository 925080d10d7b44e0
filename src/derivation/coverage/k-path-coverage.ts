import type { GrammarGraph } from '../../grammar/analysis/graph.ts';
import { KPathIndex, type PathRank } from '../../grammar/k-paths.ts';
import type { SymbolicNode } from '../../grammar/node.ts';
import { RankSet } from './rank-set.ts';

/**
 * The set of recorded paths of k symbols.
 *
 * @example
 * ```ts
 * const [coverage] = new KPathRecorder(loadGrammarSync('json'), [2]).coverages;
 * console.log(coverage?.covered, coverage?.total);
 * ```
 */
export class KPathCoverage {
  readonly k: number;
  readonly #graph: GrammarGraph;
  readonly #index: KPathIndex;
  readonly #seen: RankSet;

  constructor(graph: GrammarGraph, k: number) {
    this.k = k;
    this.#graph = graph;
    this.#index = new KPathIndex(graph, k);
    this.#seen = new RankSet(this.#index.total);
  }

  get total(): bigint {
    return this.#index.total;
  }

  get covered(): number {
    return this.#seen.size;
  }

  /** Records the path of the k symbols from `symbols[from]` on; returns true if it is new. */
  add(symbols: ArrayLike<number>, from: number): boolean {
    return this.#seen.add(this.#index.rank(symbols, from));
  }

  has(path: readonly SymbolicNode[]): boolean {
    return this.#seen.has(this.#index.rank(path.map((node) => this.#graph.numberOf[node.id]!)));
  }

  /** Generates the paths that were not recorded, by rank; lazily, because there may be very many. */
  *missing(): Generator<readonly SymbolicNode[]> {
    const exact = this.total <= Number.MAX_SAFE_INTEGER;
    for (let rank = 0n; rank < this.total; rank++) {
      const key: PathRank = exact ? Number(rank) : rank;
      if (!this.#seen.has(key)) yield this.#index.at(key).map((symbol) => this.#graph.symbols[symbol]!);
    }
  }

  toString(): string {
    return `${this.covered} of ${this.total} paths of ${this.k} symbols`;
  }
}
