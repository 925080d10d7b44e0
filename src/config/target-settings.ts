import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import type { SilentFaultName } from '../instrument/checks/silent-faults.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import type { Domain } from '../constraint/domains/domain.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { InvariantName } from '../execution/invariant-names.ts';
import type { PropertyReference } from '../execution/input/property-reference.ts';
import type { InputDescription } from '../execution/input/input-description.ts';
import { defaultRecursion } from '../instrument/signatures/signatures.ts';
import { moduleFile } from '../execution/loading/module-file.ts';
import { type TargetName } from '../execution/target-name.ts';
import { namedTarget } from './named-target.ts';
import type { FindingKind } from '../oracle/finding-kinds.ts';
import { readAllowed, type Allowed } from './allowed.ts';
import { checkInvariants } from './check-invariants.ts';
import { checkSizes } from './check-sizes.ts';
import { largerThan, type InputSize, type LargerSettings } from './larger-settings.ts';
import { loadConfig } from './load-config.ts';
import { noConfig, type LoadedConfig } from './loaded-config.ts';
import { targetInputs, type TargetInputs } from './target-domains.ts';

/** Options of a target from the command line or a program; they have priority over the configuration file. */
export interface TargetFlags {
  /** `FILE#EXPORT`; without it, the target of the configuration. */
  readonly target?: string | undefined;
  /** Path of the configuration file; without it, the nearest one is read; with `false`, none. */
  readonly config?: string | false | undefined;
  /** Options of a program, which replace those of the configuration file key by key. */
  readonly options?: LoadedConfig;
  readonly inputs?: string | undefined;
  readonly maxLength?: number | undefined;
  /** How many levels of recursive types are generated. */
  readonly depth?: number | undefined;
  /** How many members of an instance are used. */
  readonly calls?: number | undefined;
  /** The surroundings that are inputs; `argv` is the upper limit of command-line arguments. */
  readonly stdin?: boolean;
  readonly argv?: number | undefined;
  readonly env?: readonly string[] | undefined;
  readonly clock?: boolean;
  readonly random?: boolean;
  readonly allow?: Allowed | undefined;
  readonly rejects?: readonly string[] | undefined;
  readonly fails?: readonly string[] | undefined;
  readonly harness?: boolean;
  readonly properties?: readonly PropertyReference[];
  readonly invariants?: readonly InvariantName[] | undefined;
  readonly silentFaults?: readonly SilentFaultName[] | undefined;
  readonly timeLimitMs?: number | undefined;
}

/** A target, its inputs, and how it is run and judged. */
export interface TargetSettings extends TargetName {
  readonly domains: readonly Domain[];
  /** What the target is given, for people to read. */
  readonly described: InputDescription;
  readonly larger: LargerSettings;
  readonly allowedKinds: readonly FindingKind[];
  readonly execution: Omit<TargetOptions, 'file' | 'exportName' | 'build' | 'printResults'>;
  /** The configuration if it applies to this target, else an empty one. */
  readonly config: LoadedConfig;
}

const defaultMaxLength = 64;

export async function readTargetSettings(flags: TargetFlags): Promise<TargetSettings> {
  const loaded = await loadConfig(flags.config);
  const { target, config } = chosenTarget(loaded, flags.target);
  if (target === undefined) {
    throw new CoppiceError('missing-operand', 'FILE#EXPORT is missing', {
      hint: loaded.file === undefined ? 'give a target, or write a coppice.config.ts' : hintOfConfig(loaded),
    });
  }
  moduleFile(target.file);
  return settingsOf(target, flags, withOptions(config, flags.options));
}

/** The target that is asked for, by its name in the configuration or as `FILE#EXPORT`, and the settings that apply to it. */
function chosenTarget(loaded: LoadedConfig, asked: string | undefined): Chosen {
  const targets = loaded.targets ?? new Map<string, LoadedConfig>();
  const [only] = targets.size === 1 ? targets.values() : [];
  const named = asked === undefined ? only : targets.get(asked);
  if (named !== undefined) return { target: named.target, config: named };
  const target = asked === undefined ? loaded.target : namedTarget(asked);
  if (target === undefined) return { target, config: loaded };
  const about = [...targets.values(), loaded].find((config) => isAbout(config, target));
  return { target, config: about ?? noConfig };
}

interface Chosen {
  readonly target: TargetName | undefined;
  readonly config: LoadedConfig;
}

function hintOfConfig({ targets }: LoadedConfig): string {
  if (targets === undefined) return 'the configuration has no `target`';
  return `the configuration has several targets: name one of ${[...targets.keys()].join(', ')}`;
}

function withOptions(config: LoadedConfig, options: LoadedConfig = noConfig): LoadedConfig {
  const properties = [...config.properties, ...options.properties];
  return { ...config, ...options, file: config.file, properties };
}

function settingsOf(target: TargetName, flags: TargetFlags, config: LoadedConfig): TargetSettings {
  const asked = flags.depth ?? config.depth;
  const depth = Math.min(asked ?? defaultRecursion, defaultRecursion);
  const sized = (size: InputSize): TargetInputs => inputsAt(size, target, flags, config);
  const inputs = sized({ depth, stretch: 1 });
  const { domains, usage, surroundings, description } = inputs;
  checkSizes(domains);
  const allowed = flags.allow ?? readAllowed(config.allow ?? [], '`allow`');
  const timeLimitMs = flags.timeLimitMs ?? config.timeLimitMs;
  const silentFaults = flags.silentFaults ?? config.silentFaults ?? [];
  const invariants = checkInvariants(flags.invariants ?? config.invariants ?? [], usage);
  const [only] = domains;
  return {
    ...target,
    domains,
    described: description,
    larger: largerThan(inputs, { depth, stretch: 1 }, { asked, sized }),
    allowedKinds: allowed.kinds,
    config,
    execution: {
      ...(usage === undefined ? {} : { usage }),
      ...(surroundings === undefined ? {} : { surroundings }),
      allow: allowed.permissions,
      rejections: flags.rejects ?? config.rejects ?? [],
      failures: flags.fails ?? config.fails ?? [],
      // In the style of libFuzzer, a `fuzz` function lets only faults through; a program ends with what it does not
      // catch.
      isHarness:
        flags.harness === true || (config.harness ?? (target.exportName === 'fuzz' || usage?.kind === 'program')),
      properties: [...config.properties, ...(flags.properties ?? [])],
      ...(invariants.length === 0 ? {} : { invariants }),
      ...(silentFaults.length === 0 ? {} : { silentFaults }),
      bytesAs: only?.kind === 'bytes' && only.as === 'buffer' ? 'buffer' : 'uint8array',
      ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
      ...(config.memoryLimitMb === undefined ? {} : { memoryLimitMb: config.memoryLimitMb }),
      ...(config.packages === undefined ? {} : { packages: config.packages }),
      ...(config.models === undefined ? {} : { models: config.models }),
    },
  };
}

function inputsAt(
  { depth, stretch }: InputSize,
  target: TargetName,
  flags: TargetFlags,
  config: LoadedConfig,
): TargetInputs {
  return targetInputs({ flag: flags.inputs, config: config.inputs }, target, {
    maxLength: flags.maxLength ?? config.maxLength ?? defaultMaxLength * stretch,
    stretch,
    depth,
    calls: flags.calls ?? config.calls,
    taken: {
      stdin: flags.stdin === true || config.stdin === true,
      argv: flags.argv ?? config.argv ?? 0,
      env: flags.env ?? config.env ?? [],
      clock: flags.clock === true || config.clock === true,
      random: flags.random === true || config.random === true,
    },
  });
}

function isAbout({ target }: LoadedConfig, { file, exportName }: TargetName): boolean {
  if (target === undefined) return true;
  return target.exportName === exportName && realPath(target.file) === realPath(file);
}

function realPath(file: string): string {
  const path = resolve(file);
  return existsSync(path) ? realpathSync(path) : path;
}
