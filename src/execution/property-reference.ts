/** A function of the user's that says whether a result is right, run in the subject process on the result itself. */
export interface PropertyReference {
  /**
   * - `check`: called with the input and the result; it returns false or throws where the result is wrong
   * - `round-trip`: prints a result; reading that again has to give an equal result
   */
  readonly kind: 'check' | 'round-trip';
  readonly file: string;
  /** Dotted; empty for the default export or the only function. */
  readonly exportName: string;
}
