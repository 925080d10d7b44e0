import type { Assignment } from '../constraint/assignment.ts';
import type { Expr } from '../constraint/expression.ts';
import type { Trace } from '../constraint/trace.ts';
import type { Run } from '../execution/target.ts';
import type { Characters } from '../solver/encoding/characters.ts';
import type { OpenPath } from '../solver/chain/solver.ts';
import type { Tokens } from '../solver/encoding/tokens.ts';
import type { MatchedPattern } from './applied-patterns.ts';
import type { ChainName } from './chains.ts';

/** A recorded run, prepared for solving flips. */
export interface OpenRun {
  readonly run: Run;
  readonly trace: Trace | undefined;
  readonly assignment: Assignment;
  /** Conditions that every input of the run's shape satisfies. */
  readonly given: readonly Expr[];
  /** Opened when first needed, by chain. */
  readonly paths: Map<ChainName, OpenPath>;
  /** The path restricted to words of the same shape; null if the input is not a word. */
  shapedPath?: OpenPath | null;
  /** Symbol encodings of texts that shall be words, by number of the input. */
  readonly characters: Map<number, Characters>;
  /** Present if the input is symbolic at token level. */
  readonly tokens: Tokens | undefined;
  /** The uses of patterns, once asked for. */
  patterns?: readonly MatchedPattern[];
  /** Number of results of opaque functions that were known when the paths were opened. */
  sampleCount: number;
}

/** A run without events counts as one: it is kept, too. */
export function eventCount({ trace }: OpenRun): number {
  return 1 + (trace?.path.decisions.length ?? 0) + (trace?.path.concretizations.length ?? 0);
}
