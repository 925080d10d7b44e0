import type { Trace } from '../constraint/trace.ts';
import type { UnrewrittenFile } from '../execution/rewriting-service.ts';

/** Two ways, or only the one taken (an assumption that holds is not to be broken); a look-up has one for each key and one more. */
export const wayKind = { truth: -1, assumption: -2 } as const;

/** The decisions of a run in order, as plain numbers. */
export interface RecordedPath {
  readonly sites: Int32Array;
  /** 0 or 1; which key, -1 for none. */
  readonly taken: Int32Array;
  /** A `wayKind`, or how many keys there were. */
  readonly ways: Int32Array;
  /** Of its input; paths of different shapes have nothing to do with each other. */
  readonly shape?: string;
}

interface RecordedPin {
  readonly site: string;
  readonly why: string;
}

/** What was seen of one run with its input symbolic. */
export interface Recording {
  /** Undefined if the process did not live to tell, or took too long. */
  readonly path: RecordedPath | undefined;
  readonly pins: readonly RecordedPin[];
  /** Texts that have to do with what the run was compared with. */
  readonly words: readonly string[];
  readonly stale: number;
  readonly eventsDropped: number;
  /** Files of the subject that nothing is followed in; missing if there are none. */
  readonly unrewritten?: readonly UnrewrittenFile[];
}

/** A decision to take another way, or a pin to give another value. */
export type Flip =
  | { readonly kind: 'decision'; readonly index: number; readonly taken: number }
  | { readonly kind: 'pin'; readonly index: number };

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

/** The other ways that decision `index` could have gone. */
export function otherWays({ taken, ways }: RecordedPath, index: number): readonly number[] {
  const kind = ways[index] as number;
  const own = taken[index] as number;
  if (kind === wayKind.assumption) return [];
  if (kind === wayKind.truth) return [1 - own];
  return Array.from({ length: kind + 1 }, (_, i) => i - 1).filter((way) => way !== own);
}
