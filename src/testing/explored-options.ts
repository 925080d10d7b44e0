import type { ExploreOptions } from '../api/explore-options.ts';

/**
 * How a test explores a target: like `explore`, but with 500 runs and one worker unless said otherwise, so that the test
 * does the same every time.
 *
 * @example
 * ```ts
 * const options: ExploredOptions = { runs: 2000, rejects: ['ParseError'], seeds: 'test/corpus' };
 * ```
 */
export interface ExploredOptions extends Omit<ExploreOptions, 'resume' | 'signal' | 'onProgress'> {
  /** Time limit of the test; runs, not time, decide when it ends (ten minutes). */
  readonly timeoutMs?: number;
}

/** A test of a runner: `name`, what it does, and its time limit. */
export type RegisterTest = (name: string, body: () => Promise<void>, timeoutMs: number) => void;

export const defaultTimeoutMs = 600_000;
