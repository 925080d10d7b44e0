import type { Json } from '../core/tagged-value.ts';
import type { InputEncoding } from '../execution/encoded-input.ts';
import type { FindingKind } from '../oracle/finding-kind.ts';
import type { Pump } from '../oracle/pump.ts';

/** What there was no time left for. */
export interface CutShort {
  /** Of one that is not confirmed, nobody knows whether it fails natively too. */
  readonly what: 'confirming' | 'minimizing';
  readonly by: 'time' | 'interrupted';
}

/**
 * A finding as reports show it: an input that makes the target fail, and how.
 *
 * @example
 * ```ts
 * const { findings } = await explore('src/parse.ts#parse', { runs: 500 });
 * for (const { kind, error, site, replay } of findings) console.log(kind, error, site, replay);
 * ```
 */
export interface ReportedFinding {
  readonly id: string;
  readonly kind: FindingKind;
  /** Class and message of the error, or what happened in words. */
  readonly error: string;
  readonly site: string;
  readonly input: Json;
  readonly minimized: Json;
  readonly encoding: InputEncoding;
  /** What calls of `symbolic` are given with the minimized input; absent if there are none. */
  readonly symbolic?: Json;
  readonly origin: string;
  /** The command that runs it again. */
  readonly replay: string;
  readonly isFlaky: boolean;
  /** Absent if all was done that there was to do. */
  readonly cutShort?: CutShort;
  /** The texts whose time grows too fast, of a `slow` one. */
  readonly pump?: Pump;
}
