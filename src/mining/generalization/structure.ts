import type { Subject } from '../subject.ts';
import { nodesOf } from '../trees/syntax-tree.ts';
import { replaced, type Occurrence } from './occurrence.ts';
import { exampleText } from './random-text.ts';
import type { Part } from './part.ts';

/**
 * True if the subject reads the occurrence, with the examples of these parts in its place, as exactly these parts. A text
 * can be valid for another reason: without the point, the digits of `1.2` are one number.
 */
export async function isReadAs(subject: Subject, one: Occurrence, parts: readonly Part[]): Promise<boolean> {
  const leaves = parts.flatMap(leavesOf);
  const text = replaced(one, leaves.map(exampleText).join(''));
  const [sample] = await subject.samples([text]);
  if (sample === undefined) return false;
  const { label, start } = one.node;
  const expected: string[] = [];
  let at = start;
  for (const leaf of leaves) {
    const end = at + exampleText(leaf).length;
    if (leaf.kind === 'symbol' && end > at) expected.push(`${labelOf(leaf.symbol)} ${at} ${end}`);
    at = end;
  }
  const wanted = expected.join();
  return nodesOf(sample.root).some((node) => {
    if (node.label !== label || node.start !== start || node.end !== at) return false;
    const children = node.children.filter((child) => child.start < child.end);
    return children.map((child) => `${child.label} ${child.start} ${child.end}`).join() === wanted;
  });
}

function leavesOf(part: Part): readonly Part[] {
  if (part.kind === 'sequence') return part.parts.flatMap(leavesOf);
  if (part.kind === 'repeat') return leavesOf(part.part);
  if (part.kind === 'choice') return leavesOf(part.options[0]!);
  return [part];
}

function labelOf(symbol: string): string {
  return symbol.replace(/#\d+$/u, '');
}
