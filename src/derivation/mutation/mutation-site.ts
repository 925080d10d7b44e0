import type { Derivation } from '../derivation.ts';

/** A node of a tree with its index in a preorder walk. */
export interface MutationSite {
  readonly index: number;
  readonly tree: Derivation;
  /** Index after the last descendant: the sites from `index + 1` up to here are the descendants. */
  readonly end: number;
}

/** New subtrees by index. */
export type Edit = ReadonlyMap<number, Derivation>;

/** Returns all nodes by index. */
export function mutationSites(root: Derivation): MutationSite[] {
  const sites: { index: number; tree: Derivation; end: number }[] = [];
  const open: (Derivation | { closes: number })[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('closes' in next) {
      (sites[next.closes] as { end: number }).end = sites.length;
      continue;
    }
    const index = sites.length;
    sites.push({ index, tree: next, end: index + 1 });
    open.push({ closes: index });
    for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
  }
  return sites;
}
