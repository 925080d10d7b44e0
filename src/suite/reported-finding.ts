import type { Json } from '../core/tagged-value.ts';
import type { DifferenceClass, SideResult } from '../execution/comparison.ts';
import type { InputEncoding } from '../execution/input/encoded-input.ts';
import type { FindingKind } from '../oracle/finding-kinds.ts';
import type { SlowInputFamily } from '../oracle/slow-input-family.ts';

/** Work on a finding that was cut short. */
export interface CutShort {
  /** An unconfirmed finding may not fail natively. */
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
  /** Class and message of the error, or a description of the failure. */
  readonly error: string;
  readonly site: string;
  readonly input: Json;
  readonly minimized: Json;
  readonly encoding: InputEncoding;
  /** The minimized text as an expression, such as `"a" + repeat("[", 4000)`; missing if nothing in it is repeated often. */
  readonly compact?: string;
  /** Values of `symbolic` for the minimized input; missing if there are none. */
  readonly symbolic?: Json;
  readonly origin: string;
  /** The command that runs the finding again. */
  readonly replay: string;
  readonly isFlaky: boolean;
  /** Missing if the finding was confirmed and minimized completely. */
  readonly cutShort?: CutShort;
  /** Class of a difference between compared targets. */
  readonly class?: DifferenceClass;
  /** How each of the compared targets ended. */
  readonly results?: readonly SideResult[];
  /** The repeated part of a `slow` finding. */
  readonly pump?: SlowInputFamily;
}
