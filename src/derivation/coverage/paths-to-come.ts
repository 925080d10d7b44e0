import { type GrammarGraph, grammarGraph } from '../../grammar/graph.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { SymbolicNode } from '../../grammar/node.ts';
import { UncoveredPaths } from '../production/k-path/uncovered-paths.ts';

/**
 * Tells where in a derivation nothing new can be found: then a measurement need not look there. All paths of up to k
 * symbols count, also ways from the root that are shorter.
 */
export class PathsToCome {
  private readonly graph: GrammarGraph;
  private readonly uncovered: UncoveredPaths;

  constructor(grammar: Grammar, k: number) {
    this.graph = grammarGraph(grammar);
    // No shortest way between two symbols is longer than this.
    const furthest = grammar.rules.length + 2;
    this.uncovered = new UncoveredPaths(this.graph, k, furthest);
  }

  /** Marks the path that ends in the last of these nodes: the k innermost at a place, or all from the root down to it. */
  record(nodes: readonly SymbolicNode[]): void {
    const last = this.enter(nodes.slice(0, -1));
    this.uncovered.cover(last, this.symbolOf(nodes.at(-1) as SymbolicNode));
  }

  /** Whether every path that ends below the last of these nodes has been marked. */
  isSpentBelow(nodes: readonly SymbolicNode[]): boolean {
    const symbol = this.symbolOf(nodes.at(-1) as SymbolicNode);
    const first = this.graph.firstSuccessor[symbol] as number;
    const end = this.graph.endSuccessor[symbol] as number;
    return first === end || this.uncovered.stepsFrom(this.enter(nodes), first, end) === Infinity;
  }

  /** The level of the last node; the first, root or not, stands where the root would. */
  private enter(nodes: readonly SymbolicNode[]): number {
    const { k } = this.uncovered;
    nodes.forEach((node, i) => this.uncovered.enter(k + i, this.symbolOf(node)));
    return k + nodes.length - 1;
  }

  private symbolOf(node: SymbolicNode): number {
    return this.graph.numberOf[node.id] as number;
  }
}
