/** How many of something were covered, of how many there are. */
export interface Tally {
  readonly covered: number;
  readonly total: number;
}

/** How much of the code was covered, of how much there is. */
export interface CoverageTally {
  readonly branches: Tally;
  readonly statements: Tally;
  readonly lines: Tally;
  readonly functions: Tally;
}
