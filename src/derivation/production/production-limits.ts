/** How large a produced tree may grow. Where the grammar has no word so small, its smallest closing is taken instead. */
export interface ProductionLimits {
  /** Nested references, the root included. */
  readonly maxDepth: number;
  /** Characters (code points) of the word, before anything is printed between tokens. */
  readonly maxSize: number;
}

export const defaultLimits: ProductionLimits = { maxDepth: 30, maxSize: 1000 };
