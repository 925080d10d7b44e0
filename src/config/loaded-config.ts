import type { Domain } from '../constraint/domain.ts';
import type { PropertyReference } from '../execution/property-reference.ts';
import type { TargetName } from '../execution/target-name.ts';
import type { TokeniserReference } from '../execution/tokeniser-reference.ts';

/** A configuration, checked, with paths that hold from anywhere. */
export interface LoadedConfig {
  /** Undefined: there is no file. */
  readonly file: string | undefined;
  readonly target?: TargetName;
  readonly inputs?: string | readonly Domain[];
  readonly maxLength?: number;
  readonly depth?: number;
  readonly calls?: number;
  readonly stdin?: boolean;
  readonly argv?: number;
  readonly env?: readonly string[];
  readonly clock?: boolean;
  readonly random?: boolean;
  readonly seeds?: string;
  /** For each argument that takes texts, in order; an empty name for none. */
  readonly grammar?: readonly string[];
  readonly start?: readonly string[];
  readonly hints?: ReadonlyMap<string, readonly string[]>;
  readonly allow?: readonly string[];
  readonly rejects?: readonly string[];
  readonly fails?: readonly string[];
  readonly harness?: boolean;
  /** From `check`, `roundTrip` and a predicate in `rejects`. */
  readonly properties: readonly PropertyReference[];
  readonly models?: Readonly<Record<string, string>>;
  readonly tokens?: TokeniserReference;
  readonly packages?: { readonly only?: readonly string[]; readonly except?: readonly string[] };
  readonly strategy?: string;
  readonly time?: string;
  readonly runs?: number;
  readonly plateau?: number;
  readonly workers?: number;
  readonly seed?: string;
  /** A name on the PATH, or a path. */
  readonly solver?: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
  readonly out?: string;
}

export const noConfig: LoadedConfig = { file: undefined, properties: [] };
