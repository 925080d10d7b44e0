/** An arm of a branch, as coverage reports name it. */
export interface TakenArm {
  readonly contentHash: string;
  readonly counter: number;
}

/** Branches, one of each side of a comparison that has any, which only inputs take on which the sides differ. */
export interface BranchPair {
  /** Names the branches, the same on every machine. */
  readonly key: string;
  /** `file:line:column` of each. */
  readonly places: readonly string[];
  readonly arms: readonly TakenArm[];
}
