import { flattenTokens } from '../flat/flatten.ts';
import type { Grammar } from '../grammar.ts';
import { reachableRules } from './reachable-rules.ts';

/** Returns the number of different terminals of words: tokens or, in a scannerless grammar, literals and classes. */
export function terminalCount(grammar: Grammar): number {
  if (grammar.hasTokens) return flattenTokens(grammar).terminals.length;
  const reachable = new Set(reachableRules(grammar));
  const terminals = new Set<string>();
  for (const node of grammar.nodes) {
    const owner = grammar.ownerOf(node);
    if (owner === undefined || !reachable.has(owner)) continue;
    if (node.kind === 'literal') terminals.add(`literal ${node.text}`);
    if (node.kind === 'class') terminals.add(`class ${node.set.ranges.join()}`);
  }
  return terminals.size;
}
