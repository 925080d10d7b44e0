import { WorkBudget } from '../../core/work-budget.ts';
import { codePoints } from '../../grammar/characters/char-set.ts';
import { flattenCharacters, flattenTokens } from '../../grammar/flat/flatten.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { AnyLengthLexer } from '../lexing/any-length-lexer.ts';
import { LongestMatchLexer } from '../lexing/longest-match-lexer.ts';
import type { TokenLattice } from '../lexing/token-lattice.ts';
import { Vocabulary } from '../lexing/vocabulary.ts';
import { CharacterParser } from './earley/character-parser.ts';
import { Chart } from './earley/chart.ts';
import { LrAutomaton } from './earley/lr-automaton.ts';
import { describeFailure, furtherFailure } from './parse-failure.ts';
import type { ParseFailure, ParseResult } from './parse-result.ts';
import { CharacterReading, TokenReading, type Reading } from './reading.ts';
import { TokenInsides } from './token-insides.ts';

/** Options of `Parser`. */
export interface ParseOptions {
  /**
   * For grammars with tokens: `longest-match` as by the tokenizer, `any-length` in any way that the lexical rules
   * allow, or `auto` (the default), which tries `any-length` only if `longest-match` fails.
   */
  readonly lexing?: 'auto' | 'longest-match' | 'any-length';
  /** Limit of chart entries; unlimited by default. */
  readonly maxWork?: number;
}

/**
 * Parses texts with a grammar, which may be any context-free grammar, including ambiguous and left-recursive ones.
 *
 * @example
 * ```ts
 * const result = new Parser(loadGrammarSync('json')).parse('[1, 2');
 * if (result.kind === 'failed') console.log(result.column, result.expected);
 * ```
 */
export class Parser {
  readonly #engine: CharacterEngine | TokenEngine;

  constructor(grammar: Grammar) {
    this.#engine = grammar.hasTokens ? new TokenEngine(grammar) : new CharacterEngine(grammar);
  }

  parse(text: string, options: ParseOptions = {}): ParseResult {
    const reading = this.read(text, options);
    return 'kind' in reading ? reading : reading.result();
  }

  /** @internal Like `parse`, with access to all derivations. */
  read(text: string, options: ParseOptions = {}): Reading | Exclude<ParseResult, { kind: 'parsed' }> {
    return this.#engine.read(text, options);
  }
}

class CharacterEngine {
  readonly #grammar: Grammar;
  readonly #parser: CharacterParser;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    this.#parser = new CharacterParser(flattenCharacters(grammar));
  }

  read(text: string, { maxWork = Infinity }: ParseOptions): Reading | Exclude<ParseResult, { kind: 'parsed' }> {
    const points = Int32Array.from(codePoints(text));
    const chart = new Chart(this.#parser.automaton, this.#parser.latticeOf(points));
    if (!chart.run(new WorkBudget(maxWork))) return { kind: 'given-up' };
    if (!chart.accepts(points.length)) return describeFailure(text, points, chart, this.#grammar, (node) => node);
    return new CharacterReading(this.#grammar, chart, points);
  }
}

class TokenEngine {
  readonly #grammar: Grammar;
  readonly #automaton: LrAutomaton;
  readonly #longestMatch: LongestMatchLexer;
  readonly #anyLength: AnyLengthLexer;
  readonly #insides: TokenInsides;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    const flat = flattenTokens(grammar);
    const vocabulary = new Vocabulary(grammar, flat);
    this.#automaton = new LrAutomaton(flat, vocabulary);
    this.#longestMatch = new LongestMatchLexer(grammar, vocabulary);
    this.#anyLength = new AnyLengthLexer(grammar, vocabulary);
    this.#insides = new TokenInsides(grammar);
  }

  read(text: string, options: ParseOptions): Reading | Exclude<ParseResult, { kind: 'parsed' }> {
    const { lexing = 'auto', maxWork = Infinity } = options;
    const points = Int32Array.from(codePoints(text));
    let failure: ParseFailure | undefined;
    if (lexing !== 'any-length') {
      const first = this.#readLattice(text, points, this.#longestMatch.tokenize(points), 'longest-match', maxWork);
      if (lexing === 'longest-match' || !('kind' in first) || first.kind !== 'failed') return first;
      failure = first;
    }
    const lattice = this.#anyLength.tokenize(points, maxWork);
    if (lattice === undefined) return { kind: 'given-up' };
    const second = this.#readLattice(text, points, lattice, 'any-length', maxWork);
    return failure !== undefined && 'kind' in second && second.kind === 'failed'
      ? furtherFailure(failure, second)
      : second;
  }

  #readLattice(
    text: string,
    points: Int32Array,
    lattice: TokenLattice,
    lexing: 'longest-match' | 'any-length',
    maxWork: number,
  ): Reading | Exclude<ParseResult, { kind: 'parsed' }> {
    const chart = new Chart(this.#automaton, lattice);
    if (!chart.run(new WorkBudget(maxWork))) return { kind: 'given-up' };
    const ends = chart.accepted();
    if (ends.length === 0) {
      return describeFailure(text, points, chart, this.#grammar, (node) => nextTokenStart(lattice, node));
    }
    return new TokenReading(this.#grammar, chart, ends, points, lattice, lexing, this.#insides);
  }
}

/** Returns the start of the next token after a node, past hidden text, where a user expects the error to be marked. */
function nextTokenStart(lattice: TokenLattice, node: number): number {
  const edge = lattice.edgeStart[node]!;
  if (edge === lattice.edgeStart[node + 1]) return lattice.position[node]!;
  return lattice.tokenStart[edge]!;
}
