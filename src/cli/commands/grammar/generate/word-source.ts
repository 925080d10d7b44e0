/** The words of one strategy, ready to be written. */
export interface WordSource {
  /** Undefined: there are no more. Throws a `CoppiceError` if there is not even one. */
  next(): string | undefined;
  /** What there is to say about the words given out, a sentence each. */
  remarks(): readonly string[];
}
