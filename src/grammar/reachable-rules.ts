import type { Grammar, Rule } from './grammar.ts';
import { childNodes, type Node } from './node.ts';

/** The rules that derivations from `roots` can use, the roots first; the start rule is the root if none is given. */
export function reachableRules(grammar: Grammar, roots: readonly Rule[] = [grammar.start]): Rule[] {
  const found = new Set(roots);
  // A set that grows while it is walked: what is added is still visited.
  for (const rule of found) for (const target of referencesOf(rule.body)) found.add(grammar.rules[target] as Rule);
  return [...found];
}

/** Indexes of the rules that a node and those below it refer to, in order and as often as they do. */
export function* referencesOf(node: Node): Generator<number> {
  if (node.kind === 'ref') yield node.target;
  for (const child of childNodes(node)) yield* referencesOf(child);
}
