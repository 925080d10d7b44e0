import type { Derivation } from '../../derivation.ts';

export interface KPathOptions {
  readonly k: number;
  /** Symbolic nodes from the root to the end of a path that is aimed at. Closing off may have to go deeper. */
  readonly maxDepth?: number | undefined;
  /** Characters (code points) of a word, before anything is printed between tokens. */
  readonly maxSize?: number | undefined;
  /** What a word may grow beyond the smallest that reaches its goal: characters plus rules applied. */
  readonly growth?: number | undefined;
  /** Words that fail it are not given out, and what they cover stays to be covered. */
  readonly accept?: ((tree: Derivation) => boolean) | undefined;
  /** How many words to offer to `accept` before a goal is given up. */
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
    // Gives words of some 50 characters: small enough to read, large enough to be few.
    growth: options.growth ?? 100,
    accept: options.accept ?? (() => true),
    maxTries: options.maxTries ?? 20,
  };
}
