import type { Node } from '../typescript/front-end.ts';
import type { BranchSite } from './sites.ts';

/**
 * The expressions whose truth decides a branch, where they are not branches themselves: in `if (a && b)`, `a` decides the
 * `&&`, and `b` the `if`. An event recorded at one of them is the branch's.
 */
export function decidingNodes(branches: ReadonlyMap<Node, BranchSite>): Map<Node, BranchSite> {
  const deciding = new Map<Node, BranchSite>();
  const add = (node: Node | null, branch: BranchSite): void => {
    if (node === null) return;
    if (node.type === 'ParenthesizedExpression') return add(node.expression, branch);
    if (node.type === 'LogicalExpression' && node.operator !== '??') return add(node.right, branch);
    // Below a `!` the directions would be the wrong way round.
    if (!branches.has(node) && node.type !== 'UnaryExpression') deciding.set(node, branch);
  };
  for (const [node, branch] of branches) {
    if (node.type === 'LogicalExpression' && node.operator !== '??') add(node.left, branch);
    else if ('test' in node) add(node.test, branch);
  }
  return deciding;
}
