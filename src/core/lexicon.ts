/** A text cut into tokens of a grammar, by their terminals; the last is the end of input, which lies where the text ends. */
export interface TokenCuts {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly terminals: readonly number[];
}

/** What has to be known of a grammar to tell which of its terminals the tokens of a subject are. */
export interface Lexicon {
  /** By terminal, the end of input being the last: a text of it. */
  readonly samples: readonly string[];
  /** By terminal: whether that is its only text. */
  readonly isFixed: readonly boolean[];
  /** Texts to learn from what the subject's tokeniser makes of each terminal. */
  readonly lessons: readonly CutText[];
}

export interface CutText {
  readonly text: string;
  readonly cuts: TokenCuts;
}

/** What a subject's tokeniser was seen to do. */
export interface LearnedTokens {
  /** What tells where a token lies, such as `this.pos` after it. */
  readonly place: string;
  /** Where the kinds and texts of tokens are found, such as `result.type`. */
  readonly fields: readonly string[];
  /** Terminals that were read, or passed over since they are no tokens to the subject. */
  readonly terminals: readonly number[];
  /** Terminals at which the tokeniser ended with an error instead of a token, whatever stood before them. */
  readonly refused: readonly number[];
}

/** Nothing tells one token of a subject from another, perhaps because its tokeniser is never called. */
export interface NothingLearned {
  readonly isCalled: boolean;
}

/** Numbers of the inputs of a run that is symbolic by its tokens: input 0 is the text itself, which is not. */
export const tokensInput = 1;
export const firstTokenText = 2;
