import { normalized, type TracedText, type TreeNode } from '../trees/syntax-tree.ts';

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
  const before = normalized(text.slice(parent.node.start, node.start)).slice(-longestContext);
  const after = normalized(text.slice(node.end, parent.node.end)).slice(0, longestContext);
  const outside = normalized(text.charAt(parent.node.start - 1) + text.charAt(parent.node.end));
  return `${parent.node.label} ${before} _ ${after} ${parent.node.start === 0 ? '' : outside}`;
}

const longestContext = 8;

/** Identifies an occurrence in trees of all rounds. */
export function placeName({ sample, node }: Occurrence): string {
  return `${node.label} ${node.start} ${node.end} ${sample.text}`;
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
