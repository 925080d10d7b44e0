/** The words of one strategy. */
export interface WordSource {
  /** Returns undefined after the last word. Throws a `CoppiceError` if there is not a single word. */
  next(): string | undefined;
  /** Remarks on the words given out, one sentence each. */
  remarks(): readonly string[];
}
