import type { TracedText, TreeNode } from '../trees/syntax-tree.ts';

/** A node of a sample's tree at its place. */
export interface Occurrence {
  readonly sample: TracedText;
  readonly node: TreeNode;
  readonly parent: Occurrence | undefined;
}

export function occurrenceText({ sample, node }: Occurrence): string {
  return sample.text.slice(node.start, node.end);
}

/** The sample with another text in place of the occurrence's. */
export function replaced({ sample: { text }, node: { start, end } }: Occurrence, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** A text that is equal for occurrences that are alike: under the same parent, between the same neighbors. */
export function surroundingsOf({ sample: { text }, node, parent }: Occurrence): string {
  if (parent === undefined) return 'root';
  const siblings = parent.node.children;
  const index = siblings.indexOf(node);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const left =
    before?.end === node.start ? before.label : text.slice(Math.max(parent.node.start, node.start - 1), node.start);
  const right = after?.start === node.end ? after.label : text.slice(node.end, Math.min(parent.node.end, node.end + 1));
  return `${parent.node.label} ${left} _ ${right}`;
}

export function occurrencesOf(sample: TracedText): readonly Occurrence[] {
  const all: Occurrence[] = [];
  const open: Occurrence[] = [{ sample, node: sample.root, parent: undefined }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    all.push(one);
    for (const node of one.node.children) open.push({ sample, node, parent: one });
  }
  return all;
}
