import type { Domain } from '../constraint/domains/domain.ts';
import type { Isolation } from '../execution/process/isolation.ts';
import type { SilentFaultName } from '../instrument/checks/silent-faults.ts';
import type { InvariantName } from '../execution/invariant-names.ts';
import type { PropertyReference } from '../execution/input/property-reference.ts';
import type { TargetName } from '../execution/target-name.ts';
import type { TokenizerReference } from '../execution/tokenizer-reference.ts';
import type { StrategyName } from '../search/declared-strategies.ts';
import type { SuiteSettings } from './suite-settings.ts';

/** Settings of a campaign besides its target: from a configuration, the command line, or the options of `explore`. */
export interface CampaignSettings {
  /** Length of the longest generated text or list. */
  readonly maxLength?: number;
  readonly seeds?: string;
  /** One for each text argument, in order; an empty name for none. */
  readonly grammar?: readonly string[];
  readonly start?: readonly string[];
  readonly hints?: ReadonlyMap<string, readonly string[]>;
  /** What may fill a hole; by default both, one after the other. */
  readonly holes?: 'language' | 'free';
  /** The rules that become holes; by default every token with more than one word. */
  readonly holeTokens?: readonly string[];
  readonly holeLength?: number | 'any';
  readonly templateLength?: number;
  readonly templateHeight?: number;
  readonly tokens?: TokenizerReference;
  readonly strategy?: StrategyName;
  readonly timeMs?: number;
  readonly runs?: number;
  readonly plateau?: number;
  readonly workers?: number;
  readonly seed?: string;
  /** A name on the PATH, or a path. */
  readonly solver?: string;
  readonly isolation?: Isolation;
  readonly out?: string;
  readonly baseline?: string;
  readonly spec?: string;
  /** Patterns of the files whose coverage is counted; all files without any. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** A checked configuration with absolute paths. */
export interface LoadedConfig extends CampaignSettings {
  /** Undefined if there is no file. */
  readonly file: string | undefined;
  readonly target?: TargetName;
  /** Several targets by name, each with the settings that all of them share. */
  readonly targets?: ReadonlyMap<string, LoadedConfig>;
  readonly inputs?: string | readonly Domain[];
  readonly depth?: number;
  readonly calls?: number;
  readonly stdin?: boolean;
  readonly argv?: number;
  readonly env?: readonly string[];
  readonly clock?: boolean;
  readonly random?: boolean;
  readonly allow?: readonly string[];
  readonly rejects?: readonly string[];
  readonly fails?: readonly string[];
  readonly harness?: boolean;
  /** From `check`, `roundTrip` and a predicate in `rejects`. */
  readonly properties: readonly PropertyReference[];
  readonly invariants?: readonly InvariantName[];
  readonly silentFaults?: readonly SilentFaultName[];
  readonly models?: Readonly<Record<string, string>>;
  readonly packages?: { readonly only?: readonly string[]; readonly except?: readonly string[] };
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
  readonly suite?: SuiteSettings;
}

export const noConfig: LoadedConfig = { file: undefined, properties: [] };
