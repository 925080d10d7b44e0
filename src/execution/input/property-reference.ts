/** A function of the user that judges runs; it is called in the subject process on the values themselves. */
export interface PropertyReference {
  /**
   * - `check`: called with the input and the result; returns false or throws if the result is wrong
   * - `round-trip`: prints a result; reading the printed text must give an equal result
   * - `rejection`: called with the thrown value; returns true if it means "invalid input"
   */
  readonly kind: 'check' | 'round-trip' | 'rejection';
  readonly file: string;
  /** Dotted path of the export; empty for the default export or the only exported function. */
  readonly exportName: string;
}
