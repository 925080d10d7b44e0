import { CharSet, codePoints } from '../../grammar/characters/char-set.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { derivationGraph, type Vertex } from './derivation-graph.ts';
import { sameSize, splitGraph, type SplitGraph } from './split-graph.ts';

/**
 * The language of a grammar without its trees: numbered symbols, none of which derives the empty word. The last letter
 * of each token is marked, so that words with equal characters but different tokens are different.
 */
export interface WordGrammar {
  readonly symbols: readonly WordSymbol[];
  /** -1 if the grammar has no nonempty word. */
  readonly root: number;
  readonly hasEmptyWord: boolean;
}

export type WordSymbol =
  | { readonly kind: 'letters'; readonly letters: readonly Letter[] }
  | { readonly kind: 'pair'; readonly left: number; readonly right: number }
  /** Exactly one of the units. */
  | { readonly kind: 'units'; readonly units: readonly number[] };

export interface Letter {
  readonly set: CharSet;
  readonly endsToken: boolean;
}

export function wordGrammar(grammar: Grammar): WordGrammar {
  return new WordGrammarBuilder(grammar).build();
}

class WordGrammarBuilder {
  readonly #grammar: Grammar;
  readonly #graph: SplitGraph;
  readonly #symbols: WordSymbol[] = [];
  readonly #numbers = new Map<number, number>();
  readonly #pending: { vertex: number; endsToken: boolean; number: number }[] = [];

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    this.#graph = splitGraph(derivationGraph(grammar, 'characters'));
  }

  build(): WordGrammar {
    const root = this.#graph.root === -1 ? -1 : this.#symbol(this.#graph.root, false);
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      this.#symbols[next.number] = this.#define(next.vertex, next.endsToken);
    }
    return { symbols: this.#symbols, root, hasEmptyWord: this.#graph.emptyRoot !== -1 };
  }

  /** Returns the symbol of the vertex, with its last letter marked if the vertex is a token or ends one. */
  #symbol(vertex: number, endsToken: boolean): number {
    const { node } = this.#graph.vertices[vertex]!;
    const marked = endsToken || (node !== undefined && this.#grammar.isToken(node));
    const key = 2 * vertex + Number(marked);
    let number = this.#numbers.get(key);
    if (number !== undefined) return number;
    number = this.#symbols.push({ kind: 'units', units: [] }) - 1;
    this.#numbers.set(key, number);
    this.#pending.push({ vertex, endsToken: marked, number });
    return number;
  }

  #define(vertex: number, endsToken: boolean): WordSymbol {
    const found = this.#graph.vertices[vertex]!;
    if (found.kind === 'leaf') return { kind: 'letters', letters: lettersOf(found, endsToken) };
    const units = sameSize(this.#graph, vertex);
    if (found.kind === 'pair' && units.length === 0) {
      return { kind: 'pair', left: this.#symbol(found.left, false), right: this.#symbol(found.right, endsToken) };
    }
    return { kind: 'units', units: units.map((unit) => this.#symbol(unit, endsToken)) };
  }
}

function lettersOf({ node }: Vertex, endsToken: boolean): Letter[] {
  if (node?.kind === 'class') return [{ set: node.set, endsToken }];
  if (node?.kind !== 'literal') throw new Error('only literals and classes have letters');
  const characters = codePoints(node.text);
  return characters.map((c, i) => ({ set: CharSet.range(c, c), endsToken: endsToken && i === characters.length - 1 }));
}
