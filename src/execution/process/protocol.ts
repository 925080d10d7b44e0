import type { SilentFaultName } from '../../instrument/checks/silent-faults.ts';
import type { LearnedTokens, Lexicon, NothingLearned } from '../../core/lexicon.ts';
import type { Replacement } from '../../instrument/hooks/replacements.ts';
import type { PackageFilter } from '../../instrument/hooks/rewritten-files.ts';
import type { SideComparison, DifferenceClass } from '../comparison.ts';
import type { Permission } from './permission.ts';
import type { InvariantName } from '../invariant-names.ts';
import type { PropertyReference } from '../input/property-reference.ts';
import type { SentInput } from '../input/sent-input.ts';
import type { SentTrace } from '../outcome/sent-trace.ts';
import type { Pollution } from '../subject/pollution/prototype-guard.ts';
import type { Surroundings } from './surroundings.ts';
import type { ResultSource } from '../subject/source-of.ts';
import type { TargetName } from '../target-name.ts';
import type { TargetUsage } from '../target-usage.ts';
import type { SymbolicInput } from '../input/symbolic-input.ts';

/** The descriptors that a subject process inherits in addition to the standard ones. */
export const descriptor = { inputs: 3, rewriting: 4, threadRewriting: 5, marker: 6 } as const;

/** The builds of a subject. `placing` records the last place of a run, for errors whose stack does not name one. */
export type BuildName = 'native' | 'coverage' | 'concolic' | 'placing';

/** The first message to a subject process. */
export interface Setup {
  readonly file: string;
  readonly exportName: string;
  readonly usage: TargetUsage | undefined;
  readonly surroundings: Surroundings | undefined;
  readonly build: BuildName;
  readonly allow: readonly Permission[];
  readonly filter: PackageFilter;
  /** Load all modules again before each run. */
  readonly freshModules: boolean;
  readonly bytesAs: 'buffer' | 'uint8array';
  readonly printResults: boolean;
  /** Columns of a line of printed results; 0 prints each on one line. */
  readonly printWidth: number;
  readonly writeResults: boolean;
  readonly measureTime: boolean;
  /** Whether errors include their stacks. */
  readonly stacks: boolean;
  /** Turn stacks on again before each run if the subject has turned them off: the place of an error identifies it. */
  readonly keepStacks: boolean;
  /** Stop a call after this time and answer the coverage of the second half of the time; 0 disables this. */
  readonly stopAfterMs: number;
  readonly properties: readonly PropertyReference[];
  readonly invariants: readonly InvariantName[];
  readonly silentFaults: readonly SilentFaultName[];
  readonly models: readonly Replacement[];
  /** Defined if the target is compared with others. */
  readonly comparison: SideComparison | undefined;
  /** Upper limit of events recorded per run. */
  readonly eventLimit: number;
  /** Answer with the hash of each run's path. */
  readonly pathHash: boolean;
  /** Answer with the arms of each run's path. */
  readonly pathArms: boolean;
  /** Whether a recording notes which characters of the inputs are read. */
  readonly reads: boolean;
  /** The lexicon used to learn the subject's tokens; undefined if no tokenizer is given. */
  readonly lexicon: Lexicon | undefined;
  /** Descriptors that the process inherited by accident. */
  readonly foreignDescriptors?: readonly number[];
}

/** The answer to `Setup`. */
export type LoadReport =
  | { readonly kind: 'loaded'; readonly tokens: LearnedTokens | undefined }
  /** `found` describes the value that is there instead of a function; undefined if there is none. */
  | {
      readonly kind: 'no-export';
      readonly exports: readonly string[];
      readonly found: string | undefined;
      /** The side of a comparison that lacks the export; missing for the target. */
      readonly side?: TargetName;
      /** The functions that all sides of a comparison export; missing if there is one side only. */
      readonly shared?: readonly string[];
    }
  /** `file` is the file that was requested; the error may come from one of its imports. */
  | { readonly kind: 'threw'; readonly error: RawError; readonly file: string }
  | { readonly kind: 'no-property' | 'no-model'; readonly message: string }
  | ({ readonly kind: 'no-tokens' } & NothingLearned)
  | { readonly kind: 'never-settles' };

/** Inputs to run, in order. */
export type Batch = readonly SentInput[];

/** An error as the subject process saw it, before it is classified. */
export interface RawError {
  readonly errorClass: string;
  /** The property `name` of the error, which may differ from its class. */
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string;
  /** The permission that Node's permission model denied, such as `FileSystemRead`; `resource` is the file. */
  readonly permission: string;
  readonly resource: string;
  /** The prototype is that of a built-in error class. */
  readonly builtIn: boolean;
  /** The thrown value is an Error, possibly of another realm. */
  readonly isError: boolean;
  /** The user's own function classifies it as a rejection. */
  readonly isDeclared: boolean;
  /** The subject has turned stacks off. */
  readonly isStackless: boolean;
  /** The first error of an `AggregateError`. */
  readonly first: RawError | undefined;
}

export type RawEnd =
  | { readonly kind: 'returned'; readonly result: string | undefined; readonly source: ResultSource | undefined }
  | { readonly kind: 'threw'; readonly error: RawError }
  | { readonly kind: 'unhandled'; readonly error: RawError; readonly rejection: boolean }
  | { readonly kind: 'never-settles' }
  | { readonly kind: 'stopped' }
  /** The modules could not be loaded a second time. */
  | { readonly kind: 'not-reloaded'; readonly report: LoadReport }
  /** `assume` was called with a false condition: the input is excluded, whatever happened. */
  | { readonly kind: 'assumption' };

/** The limits of a recording; beyond them the trace is not the whole path. */
export type RecordingBudget = 'events' | 'expressions';

/** The answer to one input. Each distinct coverage report is sent once; later runs refer to it by number. */
export interface RunAnswer {
  readonly end: RawEnd;
  readonly denied: readonly Denial[];
  readonly pollution: Pollution | undefined;
  readonly brokenProperty: BrokenProperty | undefined;
  /** How the sides of a comparison differ. */
  readonly difference: RawDifference | undefined;
  readonly coverageNumber: number;
  readonly coverage: CoverageReport | undefined;
  readonly trace: SentTrace | undefined;
  /** Inputs requested by `symbolic`, in the order of the calls. */
  readonly asked: readonly AskedInput[];
  /** The target returned a generator; the result is the list of its elements. */
  readonly isGenerated: boolean;
  /** The target returned a promise. */
  readonly isAwaited: boolean;
  /** The run itself entered rewritten code; code entered while the target was loaded does not count. */
  readonly isEntered: boolean;
  /** Number of events beyond the limit. */
  readonly eventsDropped: number;
  /** CPU time, if `measureTime` is set; otherwise 0. */
  readonly cpuMs: number;
  readonly exhausted: RecordingBudget | undefined;
  readonly pathHash: number | undefined;
  readonly pathArms: Int32Array | undefined;
  /**
   * On the placing build: file and offset of the last place, and of the last place from which a handler was reached.
   */
  readonly lastPlaces: Int32Array | undefined;
}

/** A call of `symbolic`; its value is the one sent for it, or the default of the domain. */
export type AskedInput = Omit<SymbolicInput, 'value'>;

/** A violation of one of the user's properties. */
export interface BrokenProperty {
  /** Name of the exported function. */
  readonly name: string;
  readonly message: string;
  /** The error that the property threw, if it threw. */
  readonly error: RawError | undefined;
}

/** A difference between two sides of a comparison. */
export interface RawDifference {
  readonly class: DifferenceClass;
  /** The numbers of the two sides, the smaller one first. */
  readonly pair: readonly [number, number];
  /** The numbers of the sides that end alike, the largest group first. */
  readonly groups: readonly (readonly number[])[];
  /** The differing parts; undefined if only one side accepts the input. */
  readonly parts: RawParts | undefined;
  /** One for each side. */
  readonly ends: readonly RawSideEnd[];
}

export type RawSideEnd =
  | { readonly kind: 'returned'; readonly side: string; readonly value: string }
  | { readonly kind: 'threw'; readonly side: string; readonly error: RawError };

interface RawParts {
  /** Steps to the parts, such as `.a[0]`. */
  readonly path: string;
  /** The last steps, without indexes and without names that occur in the input. */
  readonly form: string;
  /** The kinds of the two parts and how they differ. */
  readonly kinds: string;
  /** The two parts, printed. */
  readonly shown: readonly [string, string];
}

export interface Denial {
  readonly what: string;
  /** The permission that would allow it; undefined if none does. */
  readonly permission: Permission | undefined;
}

/** Indexes of the nonzero counters, by content hash of the file. */
export type CoverageReport = readonly { readonly contentHash: string; readonly counters: Int32Array }[];

/** What the process writes before it exits on its own. */
export interface FinalMessage {
  readonly what: string;
  readonly stack: string;
}
