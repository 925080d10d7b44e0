/**
 * The input of a parser: nodes connected by edges that are labeled with symbols. A plain text is a chain, with one
 * symbol from each node to the next; a text with several tokenizations is a lattice. Every edge leads to a node with a
 * higher number.
 */
export interface Lattice {
  readonly nodeCount: number;
  /** Outgoing edges of node n are `edgeStart[n]` up to `edgeStart[n + 1]`. */
  readonly edgeStart: Int32Array;
  /** By edge. */
  readonly symbol: Int32Array;
  readonly target: Int32Array;
  /** Returns true if the input may end at the node. */
  isEnd(node: number): boolean;
}

/** Edges grouped by their target node. */
export interface IncomingEdges {
  readonly start: Int32Array;
  readonly edge: Int32Array;
  readonly source: Int32Array;
}

export function incomingEdges(lattice: Lattice): IncomingEdges {
  const { nodeCount, edgeStart, target } = lattice;
  const start = new Int32Array(nodeCount + 2);
  for (const node of target) start[node + 2] = start[node + 2]! + 1;
  for (let i = 1; i < start.length; i++) start[i] = start[i]! + start[i - 1]!;
  const edge = new Int32Array(target.length);
  const source = new Int32Array(target.length);
  for (let node = 0; node < nodeCount; node++) {
    for (let e = edgeStart[node]!; e < edgeStart[node + 1]!; e++) {
      const slot = start[target[e]! + 1]!;
      start[target[e]! + 1] = slot + 1;
      edge[slot] = e;
      source[slot] = node;
    }
  }
  return { start: start.subarray(0, nodeCount + 1), edge, source };
}
