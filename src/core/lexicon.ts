/** A text split into tokens, each with its terminal; the last token is the end of input, at the end of the text. */
export interface TokenSpans {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly terminals: readonly number[];
}

/** The part of a grammar that is needed to find out which terminal each token of a subject is. */
export interface Lexicon {
  /** For each terminal, a text of it; the end of input is the last terminal. */
  readonly samples: readonly string[];
  /** For each terminal, whether the sample is its only text. */
  readonly isFixed: readonly boolean[];
  /** Training inputs: texts that show what the subject's tokenizer returns for each terminal. */
  readonly trainingInputs: readonly TrainingText[];
}

export interface TrainingText {
  readonly text: string;
  readonly spans: TokenSpans;
}

/** What was observed of a subject's tokenizer. */
export interface LearnedTokens {
  /** The location that holds the position of a token, such as `this.pos` after the call. */
  readonly place: string;
  /** The locations that hold the kinds and texts of tokens, such as `result.type`. */
  readonly fields: readonly string[];
  /** Terminals that the tokenizer returned as tokens, or skipped because they are no tokens for the subject. */
  readonly terminals: readonly number[];
  /** Terminals for which the tokenizer ended with an error instead of a token in every context. */
  readonly refused: readonly number[];
}

/** The tokens of a subject cannot be distinguished, perhaps because its tokenizer is never called. */
export interface NothingLearned {
  readonly isCalled: boolean;
}

/** Input numbers of a run whose tokens are symbolic: input 0 is the text itself, which is not symbolic. */
export const tokensInput = 1;
export const firstTokenText = 2;
