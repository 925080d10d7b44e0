import type { Grammar } from '../grammar.ts';
import { minCosts } from './min-cost.ts';
import { childNodes, isSymbolic, type GrammarNode, type SymbolicNode } from '../node.ts';
import type { PathGraph } from '../k-paths/path-graph.ts';

/**
 * The symbolic nodes that occur in finite derivations, numbered densely: the root is 0, the others follow in preorder.
 * The symbols of one rule are therefore consecutive, and the successors of a reference are a range.
 *
 * @example
 * ```ts
 * const graph = grammarGraph(loadGrammarSync('json'));
 * console.log(graph.symbols.length);
 * ```
 */
export class GrammarGraph implements PathGraph {
  readonly grammar: Grammar;
  readonly symbols: readonly SymbolicNode[];
  /** By node id; -1 for nodes that are not in the graph. */
  readonly numberOf: Int32Array;
  /** The symbols within any node, itself included: from `firstWithin[id]` to `endWithin[id]`, exclusive. */
  readonly firstWithin: Int32Array;
  readonly endWithin: Int32Array;
  readonly firstSuccessor: Int32Array;
  readonly endSuccessor: Int32Array;
  /** By rule index: the references to it, as symbols. */
  readonly references: readonly (readonly number[])[];
  /** By symbol: the number of symbols on a shortest path from the root, both ends included. */
  readonly depth: Int32Array;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    const usable = usableNodes(grammar);
    this.symbols = grammar.nodes.filter((node): node is SymbolicNode => isSymbolic(node) && usable[node.id] === 1);
    this.numberOf = new Int32Array(grammar.nodes.length).fill(-1);
    this.symbols.forEach((node, symbol) => (this.numberOf[node.id] = symbol));
    this.firstWithin = new Int32Array(grammar.nodes.length);
    this.endWithin = new Int32Array(grammar.nodes.length);
    this.#findRangesWithin();
    this.firstSuccessor = new Int32Array(this.size);
    this.endSuccessor = new Int32Array(this.size);
    const references: number[][] = grammar.rules.map(() => []);
    this.symbols.forEach((node, symbol) => {
      if (node.kind !== 'ref') return;
      const { body } = grammar.ruleOf(node);
      this.firstSuccessor[symbol] = this.firstWithin[body.id]!;
      this.endSuccessor[symbol] = this.endWithin[body.id]!;
      references[node.target]?.push(symbol);
    });
    this.references = references;
    this.depth = this.#findDepths();
  }

  get size(): number {
    return this.symbols.length;
  }

  /** Returns the symbols on a shortest path from the root, both ends included; the first such path in preorder. */
  routeTo(symbol: number): number[] {
    const route = [symbol];
    for (let at = symbol; at !== 0; route.push(at)) at = this.#nearestReference(this.symbols[at]!);
    return route.reverse();
  }

  toString(): string {
    return `${this.size} symbols of ${this.grammar.name}`;
  }

  #nearestReference(node: SymbolicNode): number {
    const owner = this.grammar.ownerOf(node)!;
    const candidates = this.references[owner.index] ?? [];
    return candidates.reduce((best, other) => (this.#depthOf(other) < this.#depthOf(best) ? other : best));
  }

  #depthOf(symbol: number): number {
    return this.depth[symbol]!;
  }

  /** Ids are in preorder, so the reverse order visits every child before its parent. */
  #findRangesWithin(): void {
    let next = this.size;
    for (let id = this.grammar.nodes.length - 1; id >= 0; id--) {
      const children = childNodes(this.grammar.nodes[id]!);
      const lastChild = children[children.length - 1];
      this.endWithin[id] = lastChild === undefined ? next : this.endWithin[lastChild.id]!;
      if (this.numberOf[id]! >= 0) next--;
      this.firstWithin[id] = next;
    }
  }

  #findDepths(): Int32Array {
    const depth = new Int32Array(this.size);
    const queue = this.size === 0 ? [] : [0];
    if (queue.length > 0) depth[0] = 1;
    for (const symbol of queue) {
      const end = this.endSuccessor[symbol]!;
      for (let next = this.firstSuccessor[symbol]!; next < end; next++) {
        // All symbols of a rule are reached together: if one is known, all are.
        if (depth[next] !== 0) break;
        depth[next] = depth[symbol]! + 1;
        queue.push(next);
      }
    }
    return depth;
  }
}

/** Cache: many analyses ask for the graph, for as long as the grammar lives. */
const graphs = new WeakMap<Grammar, GrammarGraph>();

/**
 * The graph of the symbols of a grammar, made once for each grammar.
 *
 * @example
 * ```ts
 * const graph = grammarGraph(loadGrammarSync('json'));
 * console.log(new KPathIndex(graph, 3).total);
 * ```
 */
export function grammarGraph(grammar: Grammar): GrammarGraph {
  let graph = graphs.get(grammar);
  if (graph === undefined) graphs.set(grammar, (graph = new GrammarGraph(grammar)));
  return graph;
}

/** Returns by node id 1 if a finite derivation of the start symbol contains the node. */
function usableNodes(grammar: Grammar): Uint8Array {
  const { cost } = minCosts(grammar);
  const usable = new Uint8Array(grammar.nodes.length);
  const open: GrammarNode[] = [grammar.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (usable[node.id] === 1 || cost[node.id] === Infinity) continue;
    usable[node.id] = 1;
    if (node.kind === 'ref') open.push(grammar.ruleOf(node).body);
    for (const child of childNodes(node)) open.push(child);
  }
  return usable;
}
