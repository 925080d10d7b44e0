/** A function of the user's that says how a run is to be taken, called in the subject process on the values themselves. */
export interface PropertyReference {
  /**
   * - `check`: called with the input and the result; it returns false or throws where the result is wrong
   * - `round-trip`: prints a result; reading that again has to give an equal result
   * - `rejection`: called with what was thrown; it returns true where that says "invalid input"
   */
  readonly kind: 'check' | 'round-trip' | 'rejection';
  readonly file: string;
  /** Dotted; empty for the default export or the only function. */
  readonly exportName: string;
}
