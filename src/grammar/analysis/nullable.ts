import type { Grammar } from '../grammar.ts';
import { leastFixpoint } from './least-fixpoint.ts';
import type { GrammarNode } from '../node.ts';

/** Cache: asked for single nodes, for as long as the grammar lives. */
const solidByGrammar = new WeakMap<Grammar, Float64Array>();

/** Returns true if the node derives the empty word. */
export function isNullable(grammar: Grammar, node: GrammarNode): boolean {
  let solid = solidByGrammar.get(grammar);
  if (solid === undefined) solidByGrammar.set(grammar, (solid = solidNodes(grammar)));
  return solid[node.id] === 0;
}

/** Returns by node id 0 if the node derives the empty word, else 1. */
function solidNodes(grammar: Grammar): Float64Array {
  const solid = new Float64Array(grammar.nodes.length).fill(1);
  const isEmptyable = (node: GrammarNode): boolean => solid[node.id] === 0;
  leastFixpoint(grammar, solid, (node) => {
    switch (node.kind) {
      case 'ref':
        return Number(!isEmptyable(grammar.ruleOf(node).body));
      case 'seq':
        return Number(!node.items.every(isEmptyable));
      case 'alt':
        return Number(!node.options.some(isEmptyable));
      case 'repeat':
        return Number(node.min > 0 && !isEmptyable(node.item));
      default:
        return 1;
    }
  });
  return solid;
}
