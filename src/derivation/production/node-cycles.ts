import type { Grammar } from '../../grammar/grammar.ts';
import { childNodes, type GrammarNode } from '../../grammar/node.ts';
import { strongComponents } from '../../grammar/analysis/strong-components.ts';

/** Determines which nodes of a grammar can contain one another. */
export class NodeCycles {
  /** Strongly connected component by node id. */
  readonly #component: Int32Array;

  constructor(grammar: Grammar) {
    this.#component = new Int32Array(grammar.nodes.length);
    const below = grammar.nodes.map((node) =>
      (node.kind === 'ref' ? [grammar.ruleOf(node).body] : childNodes(node)).map(({ id }) => id),
    );
    strongComponents(below.length, (id) => below[id]!).forEach((members, number) => {
      for (const id of members) this.#component[id] = number;
    });
  }

  areTogether(a: GrammarNode, b: GrammarNode): boolean {
    return this.#component[a.id] === this.#component[b.id];
  }
}
