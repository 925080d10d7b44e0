import type { Derivation } from '../derivation.ts';

const mostPerList = 4096;
const mostInAll = 1_000_000;

/**
 * Subtrees by vertex, size and number, kept where there are so few that most will be asked for again. Trees are never
 * changed, so many derivations can hold the same subtree.
 */
export class SubtreeCache {
  private readonly lists: (Derivation | undefined)[][][] = [];
  private room = mostInAll;

  /** By number; undefined where it is not worth keeping. */
  list(vertex: number, size: number, count: bigint): (Derivation | undefined)[] | undefined {
    const bySize = (this.lists[vertex] ??= []);
    const list = bySize[size];
    if (list !== undefined) return list;
    if (count > mostPerList || this.room < Number(count)) return undefined;
    this.room -= Number(count);
    return (bySize[size] = []);
  }
}
