import type { Derivation } from '../derivation.ts';

/**
 * How a text was split into tokens: `characters` for a scannerless grammar; `longest-match` as by the grammar's own
 * tokenizer; `any-length` in some other way that the lexical rules allow.
 */
export type Lexing = 'characters' | 'longest-match' | 'any-length';

/** The result of parsing a text: it is a word, it is not, or the work budget ran out. */
export type ParseResult = Parsed | ParseFailure | ParseGivenUp;

/** The text is a word of the grammar. */
export interface Parsed {
  readonly kind: 'parsed';
  readonly lexing: Lexing;
  /** Returns one derivation, preferring first alternatives and longer earlier parts. */
  tree(): Derivation;
  /** Counts all derivations, including those inside tokens. */
  countDerivations(): bigint | 'infinite';
}

/** The text is not a word of the grammar. */
export interface ParseFailure {
  readonly kind: 'failed';
  /** The furthest offset, in UTF-16 code units, up to which the text is a prefix of a word. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** Readable descriptions of what could follow there, sorted. */
  readonly expected: readonly string[];
}

/** The work budget ran out, so it is unknown whether the text is a word. */
export interface ParseGivenUp {
  readonly kind: 'given-up';
}
