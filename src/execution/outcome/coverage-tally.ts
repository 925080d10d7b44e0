/** Number of covered items, and of all items. */
export interface CoverageCount {
  readonly covered: number;
  readonly total: number;
}

/** Covered and total numbers for each kind of code item. */
export interface CoverageTally {
  readonly branches: CoverageCount;
  readonly statements: CoverageCount;
  readonly lines: CoverageCount;
  readonly functions: CoverageCount;
}
