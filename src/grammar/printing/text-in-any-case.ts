import { ignoreCase } from '../any-case.ts';
import { CharSet } from '../char-set.ts';
import type { Node } from '../node.ts';

/**
 * The text that the classes from `start` on spell when case is ignored: `select` for `[Ss][Ee][Ll][Ee][Cc][Tt]`. One
 * character per node, up to the first node that is no letter in all its cases; empty if there is none.
 */
export function textInAnyCase(nodes: readonly Node[], start: number): string {
  let text = '';
  for (let i = start; i < nodes.length; i++) {
    const letter = letterOf(nodes[i] as Node);
    if (letter === undefined) break;
    text += letter;
  }
  return text;
}

function letterOf(node: Node): string | undefined {
  // No letter has more than a handful of forms; larger classes need not be looked at.
  if (node.kind !== 'class' || node.set.size < 2 || node.set.size > 5) return undefined;
  const last = node.set.at(node.set.size - 1);
  const forms = ignoreCase(CharSet.range(last, last), 'i');
  return forms.equals(node.set) ? String.fromCodePoint(last) : undefined;
}
