import type { Json } from '../core/tagged-value.ts';
import type { DifferenceClass, SideResult } from '../execution/comparison.ts';
import type { EncodedInput, InputEncoding } from '../execution/input/encoded-input.ts';
import type { CodeFrame } from './code-frame.ts';
import type { FindingStep } from './finding-step.ts';
import type { SymbolicValue } from './symbolic-values.ts';
import type { StackCall } from './user-stack.ts';
import type { FindingStatus } from './baseline/compare-baseline.ts';
import type { FindingKind } from '../oracle/finding-kinds.ts';
import type { SlowInputFamily } from '../oracle/slow-input-family.ts';

/** Work on a finding that was cut short. */
export interface CutShort {
  /** An unconfirmed finding may not fail natively. */
  readonly what: 'confirming' | 'minimizing';
  readonly by: 'time' | 'interrupted';
}

/**
 * The run in which a finding was seen first; later runs may have shown it with smaller inputs.
 *
 * @example
 * ```ts
 * const { findings } = await explore('src/parse.ts#parse');
 * for (const { id, firstRun } of findings) console.log(`${id} was seen in run ${firstRun.run}: ${firstRun.origin}`);
 * ```
 */
export interface FirstRun extends EncodedInput {
  /** Number of runs that the campaign had made by then; 0 if it is not known. */
  readonly run: number;
  /** Where the input came from. */
  readonly origin: string;
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
  /** Whether the baseline has the finding; missing if there is no baseline. */
  readonly status?: FindingStatus;
  readonly kind: FindingKind;
  /** Class and message of the error, or a description of the failure. */
  readonly error: string;
  readonly site: string;
  /** Equal for findings of one cause, also after the code has moved to other lines. */
  readonly fingerprint: string;
  /** What was expected of the run, in words. */
  readonly expected: string;
  /** What was observed, in words. */
  readonly observed: string;
  /** The calls of the native run that failed, innermost first; empty if there is no stack. */
  readonly stack: readonly StackCall[];
  /** The source around the innermost call in a file of the user; missing if there is none. */
  readonly frame?: CodeFrame;
  readonly input: Json;
  readonly minimized: Json;
  readonly encoding: InputEncoding;
  /**
   * The minimized input as code: of a text with repetitions an expression such as `"a" + repeat("[", 4000)`, of a class what
   * is done with it, such as `new Stack().push(1)`; missing if the input says it as well.
   */
  readonly compact?: string;
  /** Values of `symbolic` for the minimized input, as `replay` reads them; missing if there are none. */
  readonly symbolic?: Json;
  /** The values that the run of the minimized input requested with `symbolic`, by name; missing if there are none. */
  readonly values?: readonly SymbolicValue[];
  /**
   * The decisions on the path of the minimized input that depend on it, in order; missing if the run could not be
   * recorded, as with hangs. Of a long path only the last steps.
   */
  readonly steps?: readonly FindingStep[];
  /** Number of steps before the first of `steps`; missing if there are none. */
  readonly stepsLeftOut?: number;
  readonly firstRun: FirstRun;
  readonly origin: string;
  /** The command that runs the finding again. */
  readonly replay: string;
  readonly isFlaky: boolean;
  /** Missing if the finding was confirmed and minimized completely. */
  readonly cutShort?: CutShort;
  /** Class of a difference between compared targets. */
  readonly class?: DifferenceClass;
  /**
   * Of a difference in values: the branches that only inputs with this difference take, as `file:line:column`, at most one
   * of each compared target; missing if there are none.
   */
  readonly branches?: readonly string[];
  /** How each of the compared targets ended. */
  readonly results?: readonly SideResult[];
  /** The indexes of the compared targets that ended alike, the largest group first. */
  readonly groups?: readonly (readonly number[])[];
  /** What a specification by example says about the input, and where; of a result that differs from it. */
  readonly specified?: { readonly place: string; readonly expected: string };
  /** The repeated part of a `slow` finding. */
  readonly pump?: SlowInputFamily;
}
