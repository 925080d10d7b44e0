import type { Rule } from '../../../grammar/grammar.ts';
import type { GrammarGraph } from '../../../grammar/graph.ts';

/**
 * How many steps below each symbol the nearest open one stands, where open means that an uncovered path begins there.
 * Symbols only ever close, so distances only rise, and each closing updates just what it changes. From `limit` on a
 * distance counts as infinite; this also ends the rise of rules in a circle that has lost its last open symbol.
 */
export class Distances {
  private readonly graph: GrammarGraph;
  private readonly open: Uint8Array;
  private readonly limit: number;
  /** By rule index: steps from the rule's body, 0 if it holds an open symbol. */
  private readonly byRule: Int32Array;
  /** By symbol: the rule it stands in, and the rule it refers to; -1 for none. */
  private readonly owner: Int32Array;
  private readonly target: Int32Array;

  constructor(graph: GrammarGraph, open: Uint8Array, limit: number) {
    this.graph = graph;
    this.open = open;
    this.limit = limit;
    this.owner = Int32Array.from(graph.symbols, (node) => graph.grammar.ownerOf(node)?.index ?? -1);
    this.target = Int32Array.from(graph.symbols, (node) => (node.kind === 'ref' ? node.target : -1));
    this.byRule = new Int32Array(graph.grammar.rules.length);
    this.raise(graph.grammar.rules.map((rule) => rule.index));
  }

  /** 0 if the symbol itself is open, Infinity if nothing open is near. */
  from(symbol: number): number {
    if (this.open[symbol] === 1) return 0;
    const target = this.target[symbol] as number;
    if (target < 0) return Infinity;
    const steps = 1 + (this.byRule[target] as number);
    return steps < this.limit ? steps : Infinity;
  }

  close(symbol: number): void {
    this.open[symbol] = 0;
    const owner = this.owner[symbol] as number;
    if (owner >= 0) this.raise([owner]);
  }

  private raise(rules: number[]): void {
    const waiting = new Set(rules);
    for (const rule of waiting) {
      waiting.delete(rule);
      const nearest = this.nearestIn(rule);
      if (nearest <= (this.byRule[rule] as number)) continue;
      this.byRule[rule] = nearest;
      for (const reference of this.graph.references[rule] ?? []) {
        const owner = this.owner[reference] as number;
        if (this.open[reference] === 0 && owner >= 0) waiting.add(owner);
      }
    }
  }

  private nearestIn(rule: number): number {
    const { body } = this.graph.grammar.rules[rule] as Rule;
    const end = this.graph.endWithin[body.id] as number;
    let nearest = this.limit;
    for (let symbol = this.graph.firstWithin[body.id] as number; symbol < end && nearest > 0; symbol++) {
      nearest = Math.min(nearest, this.from(symbol));
    }
    return nearest;
  }
}
