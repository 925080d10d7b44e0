/** A directed graph over the numbers 0..size-1 in which the successors of each vertex are a range. */
export interface PathGraph {
  readonly size: number;
  readonly firstSuccessor: Int32Array;
  /** Exclusive. */
  readonly endSuccessor: Int32Array;
}
