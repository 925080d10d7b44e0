import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import type { Domain } from '../constraint/domain.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { PropertyReference } from '../execution/property-reference.ts';
import { moduleFile } from '../execution/module-file.ts';
import { parseTargetName, type TargetName } from '../execution/target-name.ts';
import type { FindingKind } from '../oracle/finding-kind.ts';
import { readAllowed, type Allowed } from './allowed.ts';
import { checkSizes } from './check-sizes.ts';
import { loadConfig } from './load-config.ts';
import { noConfig, type LoadedConfig } from './loaded-config.ts';
import { targetInputs } from './target-domains.ts';

/** What the command line or a program says of a target; it goes before what the configuration file says. */
export interface TargetFlags {
  /** `FILE#EXPORT`; without it, the target of the configuration. */
  readonly target?: string | undefined;
  /** Path of the configuration file; without it, the nearest one; `false`: none is read. */
  readonly config?: string | false | undefined;
  /** What a program says, key by key in place of the configuration file. */
  readonly options?: LoadedConfig;
  readonly inputs?: string | undefined;
  readonly maxLength?: number | undefined;
  /** How often types that refer to themselves are entered. */
  readonly depth?: number | undefined;
  /** How many members of an instance are used. */
  readonly calls?: number | undefined;
  /** What of the surroundings is an input; of arguments of the command line, how many at most. */
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
  readonly timeLimitMs?: number | undefined;
}

/** A target, what it takes, and how its runs are made and judged. */
export interface TargetSettings extends TargetName {
  readonly domains: readonly Domain[];
  /** How deep values of types that refer to themselves go; undefined if there are none. */
  readonly typeDepth: number | undefined;
  readonly allowedKinds: readonly FindingKind[];
  readonly execution: Omit<TargetOptions, 'file' | 'exportName' | 'build' | 'printResults'>;
  /** The configuration where it is about this target, else an empty one. */
  readonly config: LoadedConfig;
}

const defaultMaxLength = 64;

export async function readTargetSettings(flags: TargetFlags): Promise<TargetSettings> {
  const loaded = await loadConfig(flags.config);
  const target = flags.target === undefined ? loaded.target : parseTargetName(flags.target);
  if (target === undefined) {
    throw new CoppiceError('missing-operand', 'FILE#EXPORT is missing', {
      hint:
        loaded.file === undefined
          ? 'name a target, or write a coppice.config.ts'
          : 'the configuration names no `target`',
    });
  }
  moduleFile(target.file);
  return settingsOf(target, flags, withOptions(isAbout(loaded, target) ? loaded : noConfig, flags.options));
}

function withOptions(config: LoadedConfig, options: LoadedConfig = noConfig): LoadedConfig {
  const properties = [...config.properties, ...options.properties];
  return { ...config, ...options, file: config.file, properties };
}

function settingsOf(target: TargetName, flags: TargetFlags, config: LoadedConfig): TargetSettings {
  const maxLength = flags.maxLength ?? config.maxLength ?? defaultMaxLength;
  const { domains, usage, surroundings, depth } = targetInputs({ flag: flags.inputs, config: config.inputs }, target, {
    maxLength,
    depth: flags.depth ?? config.depth,
    calls: flags.calls ?? config.calls,
    taken: {
      stdin: flags.stdin === true || config.stdin === true,
      argv: flags.argv ?? config.argv ?? 0,
      env: flags.env ?? config.env ?? [],
      clock: flags.clock === true || config.clock === true,
      random: flags.random === true || config.random === true,
    },
  });
  checkSizes(domains);
  const allowed = flags.allow ?? readAllowed(config.allow ?? [], '`allow`');
  const timeLimitMs = flags.timeLimitMs ?? config.timeLimitMs;
  const [only] = domains;
  return {
    ...target,
    domains,
    typeDepth: depth,
    allowedKinds: allowed.kinds,
    config,
    execution: {
      ...(usage === undefined ? {} : { usage }),
      ...(surroundings === undefined ? {} : { surroundings }),
      allow: allowed.permissions,
      rejections: flags.rejects ?? config.rejects ?? [],
      failures: flags.fails ?? config.fails ?? [],
      // Targets in the manner of libFuzzer let through only what is a fault, and a program dies of what it does not catch.
      isHarness:
        flags.harness === true || (config.harness ?? (target.exportName === 'fuzz' || usage?.kind === 'program')),
      properties: [...config.properties, ...(flags.properties ?? [])],
      bytesAs: only?.kind === 'bytes' && only.as === 'buffer' ? 'buffer' : 'uint8array',
      ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
      ...(config.memoryLimitMb === undefined ? {} : { memoryLimitMb: config.memoryLimitMb }),
      ...(config.packages === undefined ? {} : { packages: config.packages }),
      ...(config.models === undefined ? {} : { models: config.models }),
    },
  };
}

function isAbout({ target }: LoadedConfig, { file, exportName }: TargetName): boolean {
  if (target === undefined) return true;
  return target.exportName === exportName && realPath(target.file) === realPath(file);
}

function realPath(file: string): string {
  const path = resolve(file);
  return existsSync(path) ? realpathSync(path) : path;
}
