/** Limits of the size of a produced tree. If the grammar has no word within them, its smallest closing is used. */
export interface ProductionLimits {
  /** Nested references, including the root. */
  readonly maxDepth: number;
  /** Characters (code points) of the word, not counting text printed between tokens. */
  readonly maxSize: number;
}

export const defaultLimits: ProductionLimits = { maxDepth: 30, maxSize: 1000 };
