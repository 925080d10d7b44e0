import type { LearnedTokens, Lexicon, NothingLearned } from '../../core/lexicon.ts';
import type { Replacement } from '../../instrument/hooks/replacements.ts';
import type { PackageFilter } from '../../instrument/hooks/rewritten-files.ts';
import type { Permission } from './permission.ts';
import type { PropertyReference } from '../input/property-reference.ts';
import type { SentInput } from '../input/sent-input.ts';
import type { SentTrace } from '../outcome/sent-trace.ts';
import type { Pollution } from '../subject/pollution/prototype-guard.ts';
import type { Surroundings } from './surroundings.ts';
import type { TargetUsage } from '../target-usage.ts';
import type { SymbolicInput } from '../input/symbolic-input.ts';

/** The descriptors a subject process inherits beside the standard ones. */
export const descriptor = { inputs: 3, rewriting: 4, threadRewriting: 5, marker: 6 } as const;

/** `placing` notes where a run was last, which is asked for where an error does not say where it comes from. */
export type BuildName = 'native' | 'coverage' | 'concolic' | 'placing';

/** First message to the subject process. */
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
  readonly writeResults: boolean;
  readonly measureTime: boolean;
  /** Whether errors come with their stacks. */
  readonly stacks: boolean;
  /** Turn stacks on again before each run if the subject has turned them off: where errors are from tells them apart. */
  readonly keepStacks: boolean;
  /** Stop a call that takes so long, and answer what it was doing last for its coverage; 0: leave it alone. */
  readonly stopAfterMs: number;
  readonly properties: readonly PropertyReference[];
  readonly models: readonly Replacement[];
  /** How many events a run records at most. */
  readonly eventLimit: number;
  /** Answer with the hash of each run's path. */
  readonly pathHash: boolean;
  /** Answer with the arms of each run's path. */
  readonly pathArms: boolean;
  /** Whether a recording notes which characters of the inputs are looked at. */
  readonly reads: boolean;
  /** What to learn the subject's tokens by, if its tokenizer is known. */
  readonly lexicon: Lexicon | undefined;
  /** Descriptors that the process was started with by accident. */
  readonly foreignDescriptors?: readonly number[];
}

/** Its answer. */
export type LoadReport =
  | { readonly kind: 'loaded'; readonly tokens: LearnedTokens | undefined }
  /** `found` is what stands there instead, in words; undefined if nothing does. */
  | { readonly kind: 'no-export'; readonly exports: readonly string[]; readonly found: string | undefined }
  /** `file` is the one that was to be loaded; it may have been one that it imports. */
  | { readonly kind: 'threw'; readonly error: RawError; readonly file: string }
  | { readonly kind: 'no-property' | 'no-model'; readonly message: string }
  | ({ readonly kind: 'no-tokens' } & NothingLearned)
  | { readonly kind: 'never-settles' };

/** Inputs to run, in order. */
export type Batch = readonly SentInput[];

/** An error as the subject process saw it, before anybody judged it. */
export interface RawError {
  readonly errorClass: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string;
  /** What Node's permission model did not permit: `FileSystemRead`, and which file. */
  readonly permission: string;
  readonly resource: string;
  /** Its prototype is that of one of the language's own errors. */
  readonly builtIn: boolean;
  /** Not an object that descends from Error. */
  readonly isError: boolean;
  /** The user's own function takes it for a rejection. */
  readonly isDeclared: boolean;
  /** The subject has errors made without stacks. */
  readonly isStackless: boolean;
  /** Of several at once. */
  readonly first: RawError | undefined;
}

export type RawEnd =
  | { readonly kind: 'returned'; readonly result: string | undefined; readonly source: string | undefined }
  | { readonly kind: 'threw'; readonly error: RawError }
  | { readonly kind: 'unhandled'; readonly error: RawError; readonly rejection: boolean }
  | { readonly kind: 'never-settles' }
  | { readonly kind: 'stopped' }
  /** Its modules could not be loaded a second time. */
  | { readonly kind: 'not-reloaded'; readonly report: LoadReport }
  /** `assume` was told something false: whatever happened, the input is none to be judged by. */
  | { readonly kind: 'assumption' };

/** What a run can have too many of for its trace to be the whole path. */
export type RecordingBudget = 'events' | 'expressions';

/** What one run answers. Coverage comes once for every distinct set of bytes; then its number is enough. */
export interface RunAnswer {
  readonly end: RawEnd;
  readonly denied: readonly Denial[];
  readonly pollution: Pollution | undefined;
  readonly brokenProperty: BrokenProperty | undefined;
  readonly coverageNumber: number;
  readonly coverage: CoverageReport | undefined;
  readonly trace: SentTrace | undefined;
  /** In the order of the calls of `symbolic`. */
  readonly asked: readonly AskedInput[];
  /** It gave a generator, whose elements stand for it. */
  readonly isGenerated: boolean;
  /** The run itself entered rewritten code; what loading entered does not count. */
  readonly isEntered: boolean;
  /** Beyond the limit. */
  readonly eventsDropped: number;
  /** Of computing, if that was asked for; else 0. */
  readonly cpuMs: number;
  readonly exhausted: RecordingBudget | undefined;
  readonly pathHash: number | undefined;
  readonly pathArms: Int32Array | undefined;
  /** On the placing build: file and offset of the last place, and of the last that a handler was reached from. */
  readonly lastPlaces: Int32Array | undefined;
}

/** A call of `symbolic`; its value is the one it was given, or the default of the domain. */
export type AskedInput = Omit<SymbolicInput, 'value'>;

/** A result that one of the user's properties does not accept. */
export interface BrokenProperty {
  /** Of the exported function. */
  readonly name: string;
  readonly message: string;
  /** What it threw. */
  readonly error: RawError | undefined;
}

export interface Denial {
  readonly what: string;
  /** What would permit it; undefined: nothing. */
  readonly permission: Permission | undefined;
}

/** Positions of raised counters, by content hash of the file. */
export type CoverageReport = readonly { readonly contentHash: string; readonly counters: Int32Array }[];

/** What the process writes before it leaves on its own account. */
export interface FinalMessage {
  readonly what: string;
  readonly stack: string;
}
