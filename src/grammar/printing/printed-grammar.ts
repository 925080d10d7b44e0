/** A grammar written down in some notation. */
export interface PrintedGrammar {
  readonly text: string;
  /** What the notation could not carry, a sentence each; empty if reading the text gives an equal grammar. */
  readonly losses: readonly string[];
}
