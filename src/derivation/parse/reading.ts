import { textOfPoints } from '../../grammar/characters/char-set.ts';
import type { Grammar, Rule } from '../../grammar/grammar.ts';
import type { GrammarNode } from '../../grammar/node.ts';
import { branch, leaf, type Derivation } from '../derivation.ts';
import type { TokenLattice } from '../lexing/token-lattice.ts';
import type { Chart } from './earley/chart.ts';
import { countDerivations } from './earley/count-derivations.ts';
import { Forest } from './earley/forest.ts';
import { emptyEdge, readTree } from './earley/read-tree.ts';
import { TreeChoice } from './earley/tree-choice.ts';
import type { Lexing, Parsed } from './parse-result.ts';
import type { TokenInsides } from './token-insides.ts';

/** A successful parse with all its derivations. */
export interface Reading {
  readonly forest: Forest;
  /**
   * The lattice nodes at which the word may end; there may be several if hidden text at the end can be read as tokens.
   */
  readonly ends: readonly number[];
  /** Returns the derivations of a token's text by its rule; undefined for an edge that is a leaf. */
  insideOf(edge: number, node: GrammarNode): CharacterReading | undefined;
  result(): Parsed;
}

/** The reading of a text by a scannerless grammar or by one lexical rule. */
export class CharacterReading implements Reading {
  readonly forest: Forest;
  readonly ends: readonly number[];
  readonly #grammar: Grammar;
  readonly #points: Int32Array;
  #body: Derivation | undefined;
  #count: bigint | 'infinite' | undefined;

  constructor(grammar: Grammar, chart: Chart, points: Int32Array) {
    this.#grammar = grammar;
    this.forest = new Forest(chart);
    this.ends = [points.length];
    this.#points = points;
  }

  insideOf(): undefined {
    return undefined;
  }

  /** Returns the derivation of the rule's body. */
  tree(): Derivation {
    const { start } = this.forest.chart.automaton.flat;
    const readEdge = (edge: number, node: GrammarNode): Derivation =>
      leaf(node, node.kind === 'literal' ? node.text : String.fromCodePoint(this.#points[edge]!));
    this.#body ??= readTree(new TreeChoice(this.forest), start, 0, this.#points.length, readEdge);
    return this.#body;
  }

  countDerivations(): bigint | 'infinite' {
    const { start } = this.forest.chart.automaton.flat;
    this.#count ??= countDerivations(this.forest, start, 0, this.#points.length, () => 1n);
    return this.#count;
  }

  result(): Parsed {
    return {
      kind: 'parsed',
      lexing: 'characters',
      tree: () => branch(this.#grammar.root, [this.tree()]),
      countDerivations: () => this.countDerivations(),
    };
  }
}

export interface ReadToken {
  readonly node: GrammarNode;
  readonly start: number;
  readonly end: number;
}

export class TokenReading implements Reading {
  readonly forest: Forest;
  readonly ends: readonly number[];
  readonly #grammar: Grammar;
  readonly #points: Int32Array;
  readonly #lattice: TokenLattice;
  readonly #lexing: Lexing;
  readonly #insides: TokenInsides;

  constructor(
    grammar: Grammar,
    chart: Chart,
    ends: readonly number[],
    points: Int32Array,
    lattice: TokenLattice,
    lexing: Lexing,
    insides: TokenInsides,
  ) {
    this.#grammar = grammar;
    this.forest = new Forest(chart);
    this.ends = ends;
    this.#points = points;
    this.#lattice = lattice;
    this.#lexing = lexing;
    this.#insides = insides;
  }

  insideOf(edge: number, node: GrammarNode): CharacterReading | undefined {
    return node.kind === 'ref' ? this.#inside(edge, this.#grammar.ruleOf(node)) : undefined;
  }

  result(): Parsed {
    return {
      kind: 'parsed',
      lexing: this.#lexing,
      tree: () => branch(this.#grammar.root, [this.#tree()]),
      countDerivations: () => this.#countDerivations(),
    };
  }

  #tree(): Derivation {
    const { start } = this.forest.chart.automaton.flat;
    const readEdge = (edge: number, node: GrammarNode): Derivation => this.#readEdge(edge, node);
    return readTree(new TreeChoice(this.forest), start, 0, this.ends[0]!, readEdge);
  }

  /** Returns the tokens from left to right, with the grammar node and the range in code points of each. */
  tokens(): readonly ReadToken[] {
    const tokens: ReadToken[] = [];
    const { start } = this.forest.chart.automaton.flat;
    readTree(new TreeChoice(this.forest), start, 0, this.ends[0]!, (edge, node) => {
      const { tokenStart, tokenEnd } = this.#lattice;
      if (edge !== emptyEdge) tokens.push({ node, start: tokenStart[edge]!, end: tokenEnd[edge]! });
      return leaf(node, '');
    });
    return tokens.sort((a, b) => a.start - b.start);
  }

  #countDerivations(): bigint | 'infinite' {
    const { start } = this.forest.chart.automaton.flat;
    let total = 0n;
    for (const end of this.ends) {
      const count = countDerivations(this.forest, start, 0, end, (edge, terminal) => this.#countEdge(edge, terminal));
      if (count === 'infinite') return count;
      total += count;
    }
    return total;
  }

  #countEdge(edge: number, terminal: number): bigint | 'infinite' {
    const token = this.forest.chart.automaton.flat.terminals[terminal]!;
    if (token.kind !== 'token-rule') return 1n;
    return this.#inside(edge, this.#grammar.rules[token.rule]!).countDerivations();
  }

  #readEdge(edge: number, node: GrammarNode): Derivation {
    if (node.kind !== 'ref') return leaf(node, textOfPoints(this.#textOf(edge)));
    return branch(node, [this.#inside(edge, this.#grammar.ruleOf(node)).tree()]);
  }

  #inside(edge: number, rule: Rule): CharacterReading {
    return this.#insides.read(rule, this.#textOf(edge));
  }

  #textOf(edge: number): Int32Array {
    if (edge === emptyEdge) return new Int32Array(0);
    return this.#points.subarray(this.#lattice.tokenStart[edge], this.#lattice.tokenEnd[edge]);
  }
}
