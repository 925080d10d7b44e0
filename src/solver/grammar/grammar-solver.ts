import type { Random } from '../../core/random.ts';
import type { FlatGrammar, Terminal } from '../../grammar/flat/flat-grammar.ts';
import { flattenCharacters, flattenTokens } from '../../grammar/flat/flatten.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { SymbolAlphabet } from './alphabet.ts';
import { CharacterAlphabet } from './character-alphabet.ts';
import { codeUnitGrammar } from './code-unit-grammar.ts';
import type { Completion } from './completion.ts';
import { FixedCompletion } from './completions/fixed-completion.ts';
import { KPathCompletion } from './completions/k-path-completion.ts';
import { RandomCompletion } from './completions/random-completion.ts';
import { DottedGrammar } from './earley/dotted-grammar.ts';
import { ItemSetGraph } from './earley/item-set-graph.ts';
import { GrammarPath } from './grammar-path.ts';
import type { GrammarAnswer } from './grammar-answer.ts';
import { ItemLeftCorners } from './earley/left-corners.ts';
import { TokenAlphabet } from './token-alphabet.ts';

export interface GrammarSolverOptions {
  /** Upper limit of chart records for one flip; by default 100,000 plus 200 for each symbol of the parent. */
  readonly maxItems?: number;
  /** Upper limit of symbols in an answer with its shortest completion; 1,000,000 by default. */
  readonly maxLength?: number;
}

/** Upper limit of records, which take some hundred bytes each. */
const largestGraph = 1_000_000;

/**
 * Finds words of a context-free grammar whose symbols are in given sets: the constraint solver of grammar-based
 * whitebox fuzzing, over tokens or characters.
 */
export class GrammarSolver {
  readonly grammar: DottedGrammar;
  readonly alphabet: SymbolAlphabet;
  readonly corners: ItemLeftCorners;
  readonly shortest: Completion;
  readonly #options: GrammarSolverOptions;
  #graph: ItemSetGraph | undefined;

  constructor(flat: FlatGrammar, alphabet: SymbolAlphabet, options: GrammarSolverOptions = {}) {
    this.grammar = new DottedGrammar(flat);
    this.alphabet = alphabet;
    this.corners = new ItemLeftCorners(this.grammar);
    this.shortest = new FixedCompletion(this.grammar, this.corners, this.grammar.cheapest);
    this.#options = options;
  }

  /** The symbols of words are the numbers of the grammar's terminals. */
  static overTokens(grammar: Grammar, options?: GrammarSolverOptions): GrammarSolver {
    const flat = flattenTokens(grammar);
    return new GrammarSolver(flat, new TokenAlphabet(flat.terminals.length), options);
  }

  /** The symbols of words are code points. */
  static overCharacters(grammar: Grammar, options?: GrammarSolverOptions): GrammarSolver {
    const flat = flattenCharacters(grammar);
    return new GrammarSolver(flat, new CharacterAlphabet(flat.terminals.map(setOf), 0x10_ffff), options);
  }

  /** The symbols of words are UTF-16 code units, as in JavaScript strings. */
  static overCodeUnits(grammar: Grammar, options?: GrammarSolverOptions): GrammarSolver {
    const flat = codeUnitGrammar(flattenCharacters(grammar));
    return new GrammarSolver(flat, new CharacterAlphabet(flat.terminals.map(setOf), 0xffff), options);
  }

  /** The rule of the paper: the lowest derivation tree for every open nonterminal. */
  lowestTrees(): Completion {
    return new FixedCompletion(this.grammar, this.corners, this.grammar.lowest);
  }

  /** Random completions with at most `room` symbols more than the shortest. */
  randomly(random: Random, room: number): Completion {
    return new RandomCompletion(this.grammar, this.corners, random, room);
  }

  /** Completions through k-paths that no word of this completion has covered, with at most `room` symbols more. */
  coveringPaths(k: number, room: number): Completion {
    return new KPathCompletion(this.grammar, this.corners, k, room);
  }

  /** `parent`: the values of the input that took the path. */
  open(parent: readonly number[]): GrammarPath {
    const { maxItems = 100_000 + 200 * parent.length, maxLength = 1_000_000 } = this.#options;
    return new GrammarPath(parent, {
      alphabet: this.alphabet,
      maxItems,
      maxLength,
      graph: () => this.#currentGraph(),
    });
  }

  /** Drops cached results of earlier paths. Answers do not change. */
  forgetPaths(): void {
    this.#graph = undefined;
  }

  /** The graph is shared by paths, because their words have common prefixes and a similar structure. */
  #currentGraph(): ItemSetGraph {
    if (this.#graph === undefined || this.#graph.size > largestGraph) {
      this.#graph = new ItemSetGraph(this.grammar, this.corners);
    }
    return this.#graph;
  }

  /** The values of a whole word; `parent` must be the one that the path was opened with. */
  write(answer: GrammarAnswer, parent: readonly number[], completion: Completion = this.shortest): number[] {
    const terminals = completion.complete(answer.end);
    const { values } = this.alphabet;
    return [
      ...parent.slice(0, answer.kept),
      ...answer.chosen,
      ...terminals.map((terminal) => this.alphabet.valueOf(terminal, values, undefined)),
    ];
  }
}

function setOf(terminal: Terminal): Extract<Terminal, { kind: 'character' }>['set'] {
  if (terminal.kind !== 'character')
    throw new TypeError(`a grammar of characters has a terminal of kind ${terminal.kind}`);
  return terminal.set;
}
