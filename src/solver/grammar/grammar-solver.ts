import type { Random } from '../../core/random.ts';
import type { FlatGrammar, Terminal } from '../../grammar/flat/flat-grammar.ts';
import { flattenCharacters, flattenTokens } from '../../grammar/flat/flatten.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Alphabet } from './alphabet.ts';
import { CharacterAlphabet } from './character-alphabet.ts';
import { codeUnitGrammar } from './code-unit-grammar.ts';
import type { Completion } from './completion.ts';
import { FixedCompletion } from './completions/fixed-completion.ts';
import { KPathCompletion } from './completions/k-path-completion.ts';
import { RandomCompletion } from './completions/random-completion.ts';
import { DottedGrammar } from './dotted-grammar.ts';
import { FrontGraph } from './front-graph.ts';
import { GrammarPath } from './grammar-path.ts';
import type { GrammarAnswer } from './grammar-answer.ts';
import { LeftCorners } from './left-corners.ts';
import { TokenAlphabet } from './token-alphabet.ts';

export interface GrammarSolverOptions {
  /** In records of a chart, for one flip; unless told, 100,000 and 200 more for each symbol of the parent. */
  readonly maxItems?: number;
  /** In symbols; an answer that is longer at its shortest is not given. 1,000,000 unless told. */
  readonly maxLength?: number;
}

/** In records, some hundred bytes each. */
const largestGraph = 1_000_000;

/**
 * Finds words of a context-free grammar whose symbols lie in given sets: the constraint solver of grammar-based whitebox
 * fuzzing, on tokens and on characters.
 */
export class GrammarSolver {
  readonly grammar: DottedGrammar;
  readonly alphabet: Alphabet;
  readonly corners: LeftCorners;
  readonly shortest: Completion;
  private readonly options: GrammarSolverOptions;
  private graph: FrontGraph | undefined;

  constructor(flat: FlatGrammar, alphabet: Alphabet, options: GrammarSolverOptions = {}) {
    this.grammar = new DottedGrammar(flat);
    this.alphabet = alphabet;
    this.corners = new LeftCorners(this.grammar);
    this.shortest = new FixedCompletion(this.grammar, this.corners, this.grammar.cheapest);
    this.options = options;
  }

  /** The symbols of words are the grammar's terminals, by number. */
  static overTokens(grammar: Grammar, options?: GrammarSolverOptions): GrammarSolver {
    const flat = flattenTokens(grammar);
    return new GrammarSolver(flat, new TokenAlphabet(flat.terminals.length), options);
  }

  /** The symbols of words are code points. */
  static overCharacters(grammar: Grammar, options?: GrammarSolverOptions): GrammarSolver {
    const flat = flattenCharacters(grammar);
    return new GrammarSolver(flat, new CharacterAlphabet(flat.terminals.map(setOf), 0x10_ffff), options);
  }

  /** The symbols of words are UTF-16 code units, as programs see them. */
  static overCodeUnits(grammar: Grammar, options?: GrammarSolverOptions): GrammarSolver {
    const flat = codeUnitGrammar(flattenCharacters(grammar));
    return new GrammarSolver(flat, new CharacterAlphabet(flat.terminals.map(setOf), 0xffff), options);
  }

  /** The paper's rule: the lowest derivation tree for every nonterminal that is still open. */
  lowestTrees(): Completion {
    return new FixedCompletion(this.grammar, this.corners, this.grammar.lowest);
  }

  /** Any way, with at most `room` symbols more than the shortest. */
  randomly(random: Random, room: number): Completion {
    return new RandomCompletion(this.grammar, this.corners, random, room);
  }

  /** Through k-paths of the grammar that no word of this completion has covered, with at most `room` symbols more. */
  coveringPaths(k: number, room: number): Completion {
    return new KPathCompletion(this.grammar, this.corners, k, room);
  }

  /** `parent`: the values of the input that took the path. */
  open(parent: readonly number[]): GrammarPath {
    const { maxItems = 100_000 + 200 * parent.length, maxLength = 1_000_000 } = this.options;
    return new GrammarPath(parent, {
      alphabet: this.alphabet,
      maxItems,
      maxLength,
      graph: () => this.currentGraph(),
    });
  }

  /** Drops what was worked out for earlier paths. It changes no answer. */
  forgetPaths(): void {
    this.graph = undefined;
  }

  /** Shared by paths: their words begin alike and have much the same structure. */
  private currentGraph(): FrontGraph {
    if (this.graph === undefined || this.graph.size > largestGraph) {
      this.graph = new FrontGraph(this.grammar, this.corners);
    }
    return this.graph;
  }

  /** The values of a whole word: `parent` is the one that the path was opened with. */
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
  if (terminal.kind !== 'character') throw new TypeError(`a ${terminal.kind} in a grammar of characters`);
  return terminal.set;
}
