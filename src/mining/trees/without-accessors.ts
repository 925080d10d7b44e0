import { nodesOf, type TracedText, type TreeNode } from './syntax-tree.ts';

/**
 * The labels of functions that never consume more than one character, and no part of a rule: `peek`, `next`, `isDigit`.
 * What they consume belongs to their callers.
 */
export function accessorLabels(samples: readonly TracedText[]): ReadonlySet<string> {
  const all = new Set<string>();
  const larger = new Set<string>();
  for (const { root } of samples) {
    larger.add(root.label);
    for (const { label, kind, start, end, children } of nodesOf(root)) {
      all.add(label);
      if (kind === 'iteration' || end - start > 1 || children.length > 0) larger.add(label);
    }
  }
  return new Set([...all].filter((label) => !larger.has(label)));
}

export function withoutLabels(node: TreeNode, labels: ReadonlySet<string>): TreeNode {
  if (labels.size === 0) return node;
  const kept = (children: readonly TreeNode[]): readonly TreeNode[] =>
    children.flatMap((child) => (labels.has(child.label) ? kept(child.children) : [withoutLabels(child, labels)]));
  return { ...node, children: kept(node.children) };
}
