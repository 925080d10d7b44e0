import type { Lattice } from '../parse/earley/lattice.ts';

/** A text split into tokens, possibly in several ways. Offsets count code points. */
export interface TokenLattice extends Lattice {
  /** By node: the offset that was read up to. */
  readonly position: Int32Array;
  /** By edge: the start of the token, after the hidden text before it. */
  readonly tokenStart: Int32Array;
  readonly tokenEnd: Int32Array;
}

export interface LatticeEdge {
  readonly symbol: number;
  readonly tokenStart: number;
  readonly tokenEnd: number;
  /** Key of the target node. */
  readonly target: string;
}

interface DraftNode {
  readonly key: string;
  readonly position: number;
  readonly edges: readonly LatticeEdge[];
  readonly isEnd: boolean;
}

/** Explores all nodes from the first one, then numbers them by position so that every edge leads to a higher number. */
export function buildLattice(
  first: string,
  explore: (key: string) => { position: number; edges: LatticeEdge[]; isEnd: boolean },
): TokenLattice {
  const nodes = new Map<string, DraftNode>();
  const open = [first];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (nodes.has(key)) continue;
    const node = { key, ...explore(key) };
    nodes.set(key, node);
    for (const edge of node.edges) if (!nodes.has(edge.target)) open.push(edge.target);
  }
  const sorted = [...nodes.values()].sort((a, b) => a.position - b.position);
  const numbers = new Map(sorted.map((node, index) => [node.key, index]));
  const edges = sorted.flatMap((node) => node.edges);
  const edgeStart = new Int32Array(sorted.length + 1);
  sorted.forEach((node, index) => (edgeStart[index + 1] = edgeStart[index]! + node.edges.length));
  return {
    nodeCount: sorted.length,
    edgeStart,
    symbol: Int32Array.from(edges, (edge) => edge.symbol),
    target: Int32Array.from(edges, (edge) => numbers.get(edge.target)!),
    tokenStart: Int32Array.from(edges, (edge) => edge.tokenStart),
    tokenEnd: Int32Array.from(edges, (edge) => edge.tokenEnd),
    position: Int32Array.from(sorted, (node) => node.position),
    isEnd: (node) => sorted[node]?.isEnd === true,
  };
}
