/** Number of covered items, and of all items. */
export interface Tally {
  readonly covered: number;
  readonly total: number;
}

/** Covered and total numbers for each kind of code item. */
export interface CoverageTally {
  readonly branches: Tally;
  readonly statements: Tally;
  readonly lines: Tally;
  readonly functions: Tally;
}
