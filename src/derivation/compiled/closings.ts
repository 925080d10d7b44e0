import type { Grammar } from '../../grammar/grammar.ts';
import { leastFixpoint } from '../../grammar/analysis/least-fixpoint.ts';
import type { GrammarNode } from '../../grammar/node.ts';
import { type Derivation, yieldOf } from '../derivation.ts';
import { shortestClosing } from '../production/shortest-closing.ts';
import { plainestCharacter, smallestTree } from '../production/smallest-tree.ts';
import { type TextUnits, encodedUnits } from './text-units.ts';
import type { TokenSeparation } from './token-separation.ts';

/** A fixed text that completes a node. */
export interface Closing {
  readonly units: readonly number[];
  /** Number of the first token; -1 inside tokens and for an empty text. */
  readonly firstToken: number;
  readonly lastToken: number;
}

/**
 * Computes the text that a compiled producer writes for a node when nothing else fits, and the room that text needs.
 */
export class Closings {
  /**
   * By node id: units that suffice for the closing with a separator before each token; Infinity if there is no closing.
   */
  readonly room: Float64Array;
  readonly #grammar: Grammar;
  readonly #separation: TokenSeparation;
  readonly #units: TextUnits;

  constructor(grammar: Grammar, separation: TokenSeparation, units: TextUnits) {
    this.#grammar = grammar;
    this.#separation = separation;
    this.#units = units;
    this.room = new Float64Array(grammar.nodes.length).fill(Infinity);
    const { option } = shortestClosing(grammar);
    const separator = encodedUnits(separation.separator, units).length;
    leastFixpoint(grammar, this.room, (node) => this.#roomFor(node, option) + (grammar.isToken(node) ? separator : 0));
  }

  of(node: GrammarNode): Closing {
    const tree = smallestTree(this.#grammar, node)!;
    const isWithinToken = !this.#grammar.hasTokens || this.#grammar.ownerOf(node)?.kind !== 'syntax';
    if (isWithinToken) return { units: encodedUnits(yieldOf(tree), this.#units), firstToken: -1, lastToken: -1 };
    const tokens = this.#tokensIn(tree);
    let text = '';
    tokens.forEach((token, i) => {
      const before = tokens[i - 1];
      const isApart = before !== undefined && this.#separation.isNeeded(before.number, token.number);
      text += (isApart ? this.#separation.separator : '') + token.text;
    });
    return {
      units: encodedUnits(text, this.#units),
      firstToken: tokens[0]?.number ?? -1,
      lastToken: tokens.at(-1)?.number ?? -1,
    };
  }

  #tokensIn(tree: Derivation): { number: number; text: string }[] {
    const tokens: { number: number; text: string }[] = [];
    const open = [tree];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (this.#grammar.isToken(next.node)) {
        tokens.push({ number: this.#separation.tokenOf(next.node), text: yieldOf(next) });
      } else for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
    }
    return tokens;
  }

  #roomFor(node: GrammarNode, closingOption: Int32Array): number {
    const room = (other: GrammarNode) => this.room[other.id]!;
    switch (node.kind) {
      case 'literal':
        return encodedUnits(node.text, this.#units).length;
      case 'class':
        return encodedUnits(plainestCharacter(node.set), this.#units).length;
      case 'ref':
        return room(this.#grammar.ruleOf(node).body);
      case 'seq':
        return node.items.reduce((sum, item) => sum + room(item), 0);
      case 'alt':
        return room(node.options[closingOption[node.id]!]!);
      case 'repeat':
        return node.min === 0 ? 0 : node.min * room(node.item);
    }
  }
}
