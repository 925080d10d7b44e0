/** A grammar printed in some notation. */
export interface PrintedGrammar {
  readonly text: string;
  /** What the notation cannot express, one sentence each; empty if reading the text gives an equal grammar. */
  readonly losses: readonly string[];
}
