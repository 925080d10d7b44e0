import type { Grammar } from '../grammar.ts';
import { leastFixpoint } from './least-fixpoint.ts';
import type { GrammarNode } from '../node.ts';

/**
 * The cheapest way to complete each node, in characters plus applied rules. Every applied rule costs one, so the
 * cheapest derivation never recurses without progress, and following `cheapestOption` always terminates.
 */
export interface MinCosts {
  /** By node id; Infinity if there is no finite derivation. */
  readonly cost: Float64Array;
  /** By node id, for `alt` nodes: the index of the cheapest option, the first among equals. */
  readonly cheapestOption: Int32Array;
  /** By rule index: the least number of nested references in a derivation of the rule; Infinity if there is none. */
  readonly ruleDepth: Float64Array;
  /** By node id: the least number of nested references below the node. */
  readonly depth: Float64Array;
}

/** Cache: many analyses ask for the costs, for as long as the grammar lives. */
const costsByGrammar = new WeakMap<Grammar, MinCosts>();

export function minCosts(grammar: Grammar): MinCosts {
  let costs = costsByGrammar.get(grammar);
  if (costs === undefined) costsByGrammar.set(grammar, (costs = compute(grammar)));
  return costs;
}

function compute(grammar: Grammar): MinCosts {
  const cost = new Float64Array(grammar.nodes.length).fill(Infinity);
  const depth = new Float64Array(grammar.nodes.length).fill(Infinity);
  leastFixpoint(grammar, cost, (node) => nodeCost(node, cost, grammar));
  leastFixpoint(grammar, depth, (node) => nodeDepth(node, depth, grammar));
  const cheapestOption = new Int32Array(grammar.nodes.length);
  for (const node of grammar.nodes) {
    if (node.kind !== 'alt') continue;
    let best = 0;
    node.options.forEach((option, i) => {
      if (cost[option.id]! < cost[node.options[best]!.id]!) best = i;
    });
    cheapestOption[node.id] = best;
  }
  const ruleDepth = Float64Array.from(grammar.rules, (rule) => depth[rule.body.id]!);
  return { cost, cheapestOption, ruleDepth, depth };
}

function nodeCost(node: GrammarNode, cost: Float64Array, grammar: Grammar): number {
  switch (node.kind) {
    case 'literal':
      return node.text.length;
    case 'class':
      return 1;
    case 'ref':
      return 1 + cost[grammar.ruleOf(node).body.id]!;
    case 'seq':
      return node.items.reduce((sum, item) => sum + cost[item.id]!, 0);
    case 'alt':
      return node.options.reduce((least, option) => Math.min(least, cost[option.id]!), Infinity);
    case 'repeat':
      return node.min === 0 ? 0 : node.min * cost[node.item.id]!;
  }
}

function nodeDepth(node: GrammarNode, depth: Float64Array, grammar: Grammar): number {
  switch (node.kind) {
    case 'literal':
    case 'class':
      return 0;
    case 'ref':
      return 1 + depth[grammar.ruleOf(node).body.id]!;
    case 'seq':
      return node.items.reduce((most, item) => Math.max(most, depth[item.id]!), 0);
    case 'alt':
      return node.options.reduce((least, option) => Math.min(least, depth[option.id]!), Infinity);
    case 'repeat':
      return node.min === 0 ? 0 : depth[node.item.id]!;
  }
}
