import type { TracedText } from '../trees/syntax-tree.ts';
import { nodesOf } from '../trees/syntax-tree.ts';

/**
 * A text that is equal for trees that are alike outside of one node: the same calls before it, around it and behind it.
 * Undefined if there is no such node.
 */
export function outerForm({ text, root }: TracedText, label: string, start: number, end: number): string | undefined {
  const all = nodesOf(root);
  if (!all.some((node) => node.label === label && node.start === start && node.end === end)) return undefined;
  const rest = text.length - end;
  return all
    .filter((node) => node.start < node.end && !(node.start >= start && node.end <= end))
    .map((node) => `${node.label} ${placeOf(node.start, end, rest)} ${placeOf(node.end, end, rest)}`)
    .join(',');
}

/** A position before the end of the node, or counted from there. */
function placeOf(position: number, end: number, rest: number): string {
  return position < end ? `${position}` : `+${position - end}/${rest}`;
}
