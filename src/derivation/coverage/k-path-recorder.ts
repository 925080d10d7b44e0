import { type GrammarGraph, grammarGraph } from '../../grammar/graph.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { isSymbolic, type SymbolicNode } from '../../grammar/node.ts';
import type { Derivation } from '../derivation.ts';
import { KPathCoverage } from './k-path-coverage.ts';

/**
 * Reads off derivations which k-paths they contain. `enter` and `leave` follow a walk through any structure of symbolic
 * nodes (a tree, a parse forest): entering a node marks the paths that end in it.
 */
export class KPathRecorder {
  /** In the order of the lengths asked for. */
  readonly coverages: readonly KPathCoverage[];
  private readonly graph: GrammarGraph;
  /** Symbols from the outermost entered node to the innermost. */
  private readonly ancestors: number[] = [];
  /** How many of the innermost nodes are in the graph without a gap: text of skip rules is not. */
  private readonly unbroken: number[] = [0];

  constructor(grammar: Grammar, lengths: readonly number[]) {
    this.graph = grammarGraph(grammar);
    this.coverages = lengths.map((k) => new KPathCoverage(this.graph, k));
  }

  /** Whether some path that ends here is new. */
  enter(node: SymbolicNode): boolean {
    const symbol = this.graph.numberOf[node.id] as number;
    const run = symbol < 0 ? 0 : (this.unbroken[this.unbroken.length - 1] as number) + 1;
    this.ancestors.push(symbol);
    this.unbroken.push(run);
    let anyNew = false;
    for (const coverage of this.coverages) {
      if (coverage.k > run) continue;
      if (coverage.add(this.ancestors, this.ancestors.length - coverage.k)) anyNew = true;
    }
    return anyNew;
  }

  leave(): void {
    this.ancestors.pop();
    this.unbroken.pop();
  }

  /** All paths of a tree. */
  add(tree: Derivation): void {
    const open: (Derivation | undefined)[] = [tree];
    while (open.length > 0) {
      const next = open.pop();
      if (next === undefined) {
        this.leave();
        continue;
      }
      if (isSymbolic(next.node)) {
        this.enter(next.node);
        open.push(undefined);
      }
      for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]);
    }
  }

  coverage(k: number): KPathCoverage {
    const found = this.coverages.find((coverage) => coverage.k === k);
    if (found === undefined) throw new RangeError(`paths of ${k} symbols were not asked for`);
    return found;
  }
}
