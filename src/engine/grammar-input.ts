import type { Grammar } from '../grammar/grammar.ts';

/** An argument of the target whose values are words of a grammar. */
export interface GrammarInput {
  readonly argument: number;
  readonly grammar: Grammar;
  /** Where the grammar was read from; every worker process reads it again. */
  readonly source?: GrammarSource;
}

export interface GrammarSource {
  /** A file, or the name of a shipped grammar. */
  readonly name: string;
  readonly start?: string;
}
