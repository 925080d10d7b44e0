import type { Derivation } from '../../derivation.ts';

/** Options of `KPathProducer`: the length of its paths, and the limits of its words. */
export interface KPathOptions {
  readonly k: number;
  /** Limit of symbolic nodes from the root to the end of a targeted path. Closing the tree may go deeper. */
  readonly maxDepth?: number | undefined;
  /** Limit of characters (code points) of a word, not counting text printed between tokens. */
  readonly maxSize?: number | undefined;
  /** Limit by which a word may exceed the smallest one that reaches its goal: characters plus applied rules. */
  readonly growth?: number | undefined;
  /** Words that fail this test are discarded, and their paths remain uncovered. */
  readonly accept?: ((tree: Derivation) => boolean) | undefined;
  /** Number of words offered to `accept` before a goal is given up. */
  readonly maxTries?: number | undefined;
}

export interface KPathSettings {
  readonly k: number;
  readonly maxDepth: number;
  readonly maxSize: number;
  readonly growth: number;
  readonly accept: (tree: Derivation) => boolean;
  readonly maxTries: number;
}

export function withDefaults(options: KPathOptions): KPathSettings {
  return {
    k: options.k,
    maxDepth: options.maxDepth ?? 30,
    maxSize: options.maxSize ?? 2000,
    // Yields words of about 50 characters: small enough to read, large enough to be few.
    growth: options.growth ?? 100,
    accept: options.accept ?? (() => true),
    maxTries: options.maxTries ?? 20,
  };
}
