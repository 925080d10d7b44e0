import type { Trace } from '../constraint/trace.ts';
import type { UnrewrittenFile } from '../execution/rewriting/unrewritten-file.ts';

/**
 * Kinds of decisions by their ways out: `truth` has two; `assumption` has only the one taken, because an assumption
 * that holds must not be violated. A look-up has one way for each key and one for a missing key.
 */
export const wayKind = { truth: -1, assumption: -2 } as const;

/** The decisions of a run in order, as numbers. */
export interface RecordedPath {
  readonly sites: Int32Array;
  /** 0 or 1 for a truth decision; the index of the key for a look-up, -1 for a missing key. */
  readonly taken: Int32Array;
  /** A `wayKind`, or the number of keys of a look-up. */
  readonly ways: Int32Array;
  /** The shape of the run's input; paths of different shapes are not comparable. */
  readonly shape?: string;
}

interface RecordedConcretization {
  readonly site: string;
  readonly why: string;
}

/** What was recorded of one run with symbolic input. */
export interface Recording {
  /** Undefined if the process died or exceeded its time limit. */
  readonly path: RecordedPath | undefined;
  readonly concretizations: readonly RecordedConcretization[];
  /** Comparison operands observed in the run, as dictionary entries. */
  readonly literals: readonly string[];
  readonly stale: number;
  readonly eventsDropped: number;
  /** Sites of decisions that a strategy shall flip before others; missing if there is no difference between sites. */
  readonly focused?: ReadonlySet<number>;
  /** Files of the subject whose values are not followed; missing if there are none. */
  readonly unrewritten?: readonly UnrewrittenFile[];
}

/** A decision that shall take another way. */
export interface DecisionFlip {
  readonly kind: 'decision';
  readonly index: number;
  readonly taken: number;
}

/** A decision that shall take another way, or a concretization that shall get another value. */
export type SingleFlip = DecisionFlip | { readonly kind: 'concretization'; readonly index: number };

/** Decisions that shall take other ways together, as many as possible, whatever the other decisions do. */
export interface DecisionFlips {
  readonly kind: 'joint';
  readonly flips: readonly DecisionFlip[];
}

export type Flip = SingleFlip | DecisionFlips;

export function recordedPath({ path: { decisions } }: Trace, shape = ''): RecordedPath {
  const sites = new Int32Array(decisions.length);
  const taken = new Int32Array(decisions.length);
  const ways = new Int32Array(decisions.length);
  for (const [i, decision] of decisions.entries()) {
    sites[i] = decision.site;
    taken[i] = Number(decision.taken);
    ways[i] = waysOf(decision);
  }
  return { sites, taken, ways, shape };
}

function waysOf({ kind, expr, taken }: Trace['path']['decisions'][number]): number {
  if (kind === 'assume' && taken) return wayKind.assumption;
  if (kind !== 'key') return wayKind.truth;
  const table = expr.kind === 'application' ? expr.operands[0] : undefined;
  const keys = table?.kind === 'constant' ? table.value : undefined;
  return typeof keys === 'object' && keys?.kind === 'keys' ? keys.keys.length : 0;
}

/** Returns the other ways that decision `index` could take. */
export function otherWays({ taken, ways }: RecordedPath, index: number): readonly number[] {
  const kind = ways[index]!;
  const own = taken[index]!;
  if (kind === wayKind.assumption) return [];
  if (kind === wayKind.truth) return [1 - own];
  return Array.from({ length: kind + 1 }, (_, i) => i - 1).filter((way) => way !== own);
}
