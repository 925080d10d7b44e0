import type { PairVertex, Vertex } from './derivation-graph.ts';
import { sameSize, type SplitGraph } from './split-graph.ts';
import { strongComponents } from '../../grammar/analysis/strong-components.ts';

/** Number of derivations. */
export type DerivationCount = bigint | 'infinite';

/** Number of derivations of each vertex of a graph by size. Sizes are computed in order, on demand. */
export class CountTable {
  readonly graph: SplitGraph;
  readonly #emptyOnes: readonly Component[];
  readonly #positiveOnes: readonly Component[];
  /** By vertex, then by size. */
  readonly #counts: DerivationCount[][];
  /** By vertex: the sizes that have derivations, in ascending order. */
  readonly #sizes: number[][];
  #sizesDone = 0;

  constructor(graph: SplitGraph) {
    this.graph = graph;
    const components = strongComponents(graph.vertices.length, (vertex) => sameSize(graph, vertex)).map((vertices) => ({
      vertices,
      isCycle: vertices.length > 1 || sameSize(graph, vertices[0]!).includes(vertices[0]!),
    }));
    const isPositive = ({ vertices }: Component) => graph.isPositive[vertices[0]!] === true;
    this.#emptyOnes = components.filter((component) => !isPositive(component));
    this.#positiveOnes = components.filter(isPositive);
    this.#counts = graph.vertices.map(() => []);
    this.#sizes = graph.vertices.map(() => []);
  }

  /** Returns the number of derivations of the whole grammar. */
  total(size: number): DerivationCount {
    const root = size === 0 ? this.graph.emptyRoot : this.graph.root;
    return root === -1 ? 0n : this.count(root, size);
  }

  count(vertex: number, size: number): DerivationCount {
    while (this.#sizesDone <= size) this.#addSize(this.#sizesDone++);
    return this.#counts[vertex]?.[size] ?? 0n;
  }

  /**
   * Returns, in ascending order, the sizes to try for the left part of a pair of `size`. For some of them the right
   * part has no derivation of the remaining size.
   */
  leftSizes({ left, right }: PairVertex, size: number): readonly number[] {
    if (this.graph.isPositive[right] === false) return [size];
    return this.graph.isPositive[left] === false ? [0] : this.#sizes[left]!;
  }

  #addSize(size: number): void {
    const components = size === 0 ? this.#emptyOnes : this.#positiveOnes;
    for (const { vertices, isCycle } of components) {
      // Within a cycle the counts are still unset, that is zero: what is counted here comes from outside the cycle.
      const found = vertices.map((vertex) => this.#evaluate(this.graph.vertices[vertex]!, size));
      const isInfinite = isCycle && found.some((count) => count !== 0n);
      vertices.forEach((vertex, i) => this.#set(vertex, size, isInfinite ? 'infinite' : found[i]!));
    }
  }

  #set(vertex: number, size: number, count: DerivationCount): void {
    if (count === 0n) return;
    this.#counts[vertex]![size] = count;
    this.#sizes[vertex]!.push(size);
  }

  #evaluate(vertex: Vertex, size: number): DerivationCount {
    switch (vertex.kind) {
      case 'leaf':
        return vertex.size === size ? vertex.ways : 0n;
      case 'step':
        return this.#known(vertex.below, size - 1);
      case 'choice':
        return vertex.options.reduce<DerivationCount>((sum, option) => plus(sum, this.#known(option, size)), 0n);
      case 'pair': {
        let sum: DerivationCount = 0n;
        for (const leftSize of this.leftSizes(vertex, size)) {
          if (leftSize > size) break;
          const right = this.#known(vertex.right, size - leftSize);
          if (right !== 0n) sum = plus(sum, times(this.#known(vertex.left, leftSize), right));
        }
        return sum;
      }
    }
  }

  #known(vertex: number, size: number): DerivationCount {
    return this.#counts[vertex]?.[size] ?? 0n;
  }
}

interface Component {
  readonly vertices: readonly number[];
  readonly isCycle: boolean;
}

function plus(a: DerivationCount, b: DerivationCount): DerivationCount {
  return a === 'infinite' || b === 'infinite' ? 'infinite' : a + b;
}

function times(a: DerivationCount, b: DerivationCount): DerivationCount {
  if (a === 0n || b === 0n) return 0n;
  return a === 'infinite' || b === 'infinite' ? 'infinite' : a * b;
}
