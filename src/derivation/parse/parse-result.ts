import type { Derivation } from '../derivation.ts';

/**
 * How a text was cut into tokens: `characters` in a scannerless grammar; `longest-match` as the grammar's own tokeniser
 * would; `any-length` in some way that the lexical rules allow.
 */
export type Lexing = 'characters' | 'longest-match' | 'any-length';

export type ParseResult = Parsed | ParseFailure | ParseGivenUp;

export interface Parsed {
  readonly kind: 'parsed';
  readonly lexing: Lexing;
  /** One derivation: first alternatives preferred, earlier parts as long as possible. */
  tree(): Derivation;
  /** How many derivations there are, the insides of tokens included. */
  countDerivations(): bigint | 'infinite';
}

export interface ParseFailure {
  readonly kind: 'failed';
  /** The furthest place, in UTF-16 units, up to which the text is the beginning of a word. */
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** What could stand there, readable, sorted. */
  readonly expected: readonly string[];
}

/** The work budget ran out: neither a word nor not a word. */
export interface ParseGivenUp {
  readonly kind: 'given-up';
}
