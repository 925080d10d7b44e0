import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import { templateConditions } from '../../constraint/domains/template-conditions.ts';
import {
  firstTokenText,
  tokensInput,
  type TrainingText,
  type LearnedTokens,
  type Lexicon,
} from '../../core/lexicon.ts';
import { TokenTexts } from '../../derivation/tokens/token-texts.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { GrammarSolver } from '../../solver/grammar/grammar-solver.ts';
import type { InputLimits } from '../../solver/chain/solver.ts';
import { Tokens, type TokenSpace } from '../../solver/encoding/tokens.ts';
import type { Verdict } from '../../solver/chain/verdict.ts';
import { trainingTexts } from './training-texts.ts';
import type { TokenInput } from './token-input.ts';

/** Longest word in tokens; words may be longer than other texts, but need a limit. */
const longestWord = 512;
const longestText = 64;

/** What was learned about a subject's tokens, for display. */
export interface TokensKnown extends Pick<LearnedTokens, 'place' | 'fields'> {
  readonly terminals: { readonly known: number; readonly total: number };
  /** Texts of terminals that the tokenizer rejects. */
  readonly refused: readonly string[];
  /** Texts of terminals that the tokenizer was never observed to read. */
  readonly unknown: readonly string[];
}

/** Handles runs that are symbolic at token level: conditions and limits on their inputs, and texts for solutions. */
export class TokenRuns {
  readonly texts: TokenTexts;
  readonly #grammar: Grammar;
  readonly #solver: GrammarSolver;
  #unlearned: readonly number[] = [];
  #refused: readonly number[] = [];

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    this.texts = new TokenTexts(grammar);
    this.#solver = GrammarSolver.overTokens(grammar, { maxLength: longestWord });
  }

  trainingInputs(): readonly TrainingText[] {
    return trainingTexts(this.#grammar, this.texts);
  }

  lexicon(trainingInputs: readonly TrainingText[]): Lexicon {
    return this.texts.lexicon(trainingInputs);
  }

  learned({ terminals, refused }: LearnedTokens): void {
    const known = new Set([...terminals, ...refused]);
    this.#refused = refused;
    this.#unlearned = Array.from({ length: this.texts.end }, (_, i) => i).filter((terminal) => !known.has(terminal));
  }

  known({ place, fields }: LearnedTokens): TokensKnown {
    const total = this.texts.end;
    const unlearned = this.#unlearned;
    const refused = this.#refused;
    const textsOf = (terminals: readonly number[]): string[] => terminals.map((each) => this.texts.sampleOf(each));
    return {
      place,
      fields,
      terminals: { known: total - unlearned.length - refused.length, total },
      refused: textsOf(refused),
      unknown: textsOf(unlearned),
    };
  }

  encoding({ text, tokens }: TokenInput, pool: ExpressionPool): Tokens {
    const { texts } = this;
    const grammar = this.#solver;
    const unlearned = this.#unlearned;
    const refused = this.#refused;
    const space: TokenSpace = { grammar, texts, unlearned, refused };
    return new Tokens(space, text, tokens, pool);
  }

  /** Conditions that every token is a terminal and every token text is in the language of its terminal. */
  conditionsOn({ tokens: { terminals } }: TokenInput, pool: ExpressionPool): readonly Expr[] {
    const end = pool.constant(this.texts.end);
    return terminals.flatMap((terminal, i) => {
      const isTerminal = pool.apply('lessOrEqual', pool.variable('token', tokensInput, i), end);
      const source = this.texts.isFixed(terminal) ? undefined : this.texts.languageOf(terminal);
      if (source === undefined) return [isTerminal];
      const language = { kind: 'pattern', source } as const;
      const hole = { kind: 'hole', length: 0, minLength: 0, maxLength: longestText, language } as const;
      return [isTerminal, ...templateConditions({ kind: 'template', parts: [hole] }, pool, firstTokenText + i)];
    });
  }

  /** Fixes the number of tokens and bounds the length of their texts. */
  limitsOf({ text, tokens: { terminals } }: TokenInput): InputLimits {
    const lengths = IntervalSet.range(0, Math.max(longestText, text.length));
    const count = terminals.length;
    return new Map([
      [tokensInput, IntervalSet.of(count)],
      ...terminals.map((_, i) => [firstTokenText + i, lengths] as const),
    ]);
  }

  /** Adds the text to a verdict on tokens and token texts. If no text has these tokens, the solution is dropped. */
  written(verdict: Verdict, encoding: Tokens): Verdict {
    const { optimistic, ...rest } = { optimistic: undefined, ...verdict };
    if (verdict.kind === 'sat') {
      const input = inputWritten(verdict.input, encoding);
      return input === undefined ? { kind: 'unknown', reason: 'no text has these tokens' } : { ...verdict, input };
    }
    const other = optimistic && inputWritten(optimistic, encoding);
    return (other === undefined ? rest : { ...rest, optimistic: other }) as Verdict;
  }

  /** Returns the token-level input of a text; undefined if the text cannot be split into tokens. */
  inputOf(text: string): TokenInput | undefined {
    const tokens = this.texts.tokenize(text);
    return tokens && { kind: 'text', text, tokens };
  }
}

function inputWritten(input: Assignment, encoding: Tokens): Assignment | undefined {
  const model = encoding.encodeFreely(input);
  return model && input.withVariables(model);
}
