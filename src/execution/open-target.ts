import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { SilentFaultName } from '../instrument/checks/silent-faults.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import { lineOfExport } from '../instrument/sites/line-of-export.ts';
import { RewriteCache } from '../instrument/files/rewrite-cache.ts';
import type { Lexicon } from '../core/lexicon.ts';
import { chooseBuild, type BuildChoices } from './rewriting/choose-build.ts';
import { checkTokenizer, type TokenizerReference } from './tokenizer-reference.ts';
import { ErrorPlacer } from './outcome/error-placer.ts';
import { rewriteDeep } from './rewriting/deep-rewriting.ts';
import { moduleFile } from './loading/module-file.ts';
import { readModels } from './rewriting/read-models.ts';
import type { SideComparison } from './comparison.ts';
import type { Isolation } from './process/isolation.ts';
import type { Permission } from './process/permission.ts';
import type { InvariantName } from './invariant-names.ts';
import type { PropertyReference } from './input/property-reference.ts';
import type { BuildName, Setup } from './process/protocol.ts';
import { RewritingService } from './rewriting/rewriting-service.ts';
import { subjectProgram } from './process/subject-program.ts';
import { SubjectSession } from './process/subject-session.ts';
import type { Surroundings } from './process/surroundings.ts';
import type { TargetUsage } from './target-usage.ts';
import type { TargetName } from './target-name.ts';
import { Target, type RunnableTarget, type TargetParts } from './target.ts';

export interface TargetOptions {
  readonly file: string;
  /** Dotted path of the export; empty for the default export or the only exported function. */
  readonly exportName?: string;
  /** How the target is used if it is a class or a program; undefined for a function. */
  readonly usage?: TargetUsage;
  /** Compares the target with others. */
  readonly comparison?: SideComparison;
  /** Which parts of the environment are inputs: standard input, arguments, variables, clock, random numbers. */
  readonly surroundings?: Surroundings;
  readonly build: BuildName;
  /** Optional features of the build. */
  readonly choices?: BuildChoices;
  readonly isolation?: Isolation;
  readonly allow?: readonly Permission[];
  readonly timeLimitMs?: number;
  readonly loadTimeLimitMs?: number;
  readonly memoryLimitMb?: number;
  /** Upper limit of events that a run records on the concolic build. */
  readonly eventLimit?: number;
  /** Error classes that mean "invalid input", in addition to those that the subject constructs. */
  readonly rejections?: readonly string[];
  /** Error classes that count as failures even if the subject constructs them. */
  readonly failures?: readonly string[];
  /** The target catches the errors that it expects, so errors constructed in its own file are failures. */
  readonly isHarness?: boolean;
  readonly bytesAs?: 'buffer' | 'uint8array';
  readonly printResults?: boolean;
  /** Columns of a line of printed results; without it each is printed on one line. */
  readonly printWidth?: number;
  /** Also return each result as JavaScript source that constructs it. */
  readonly writeResults?: boolean;
  /** False: errors have no stacks, which are slow to format; rejections then cannot be distinguished from failures. */
  readonly stacks?: boolean;
  /** Measure the CPU time of each run. */
  readonly measureTime?: boolean;
  /** Stop a run after this time; its coverage is then that of the second half of the time. */
  readonly stopAfterMs?: number;
  /** Properties that every result must fulfill. */
  readonly properties?: readonly PropertyReference[];
  /** Invariants that every result must fulfill. */
  readonly invariants?: readonly InvariantName[];
  /** Faults without an error that count as failures of runs that return. */
  readonly silentFaults?: readonly SilentFaultName[];
  /**
   * Models: functions that replace others, as in `{ 'node:dgram#createSocket': './models.ts#socket' }`. The key is a
   * built-in, a file or a package as it is imported, and its export; the value is a file and its export.
   */
  readonly models?: Readonly<Record<string, string>>;
  /** The tokenizer of the subject; required for inputs that are symbolic by token. */
  readonly tokens?: TokenizerReference;
  /** The lexicon of the grammar; without it the tokenizer is ignored. */
  readonly lexicon?: Lexicon;
  /** Rewrite only these packages, or all but these; the target's own files are always rewritten. */
  readonly packages?: { readonly only?: readonly string[]; readonly except?: readonly string[] };
  /** Folder of the cache of rewritten files; null disables the cache. */
  readonly cacheFolder?: string | null;
  /** Aborts the target: its process is killed, and pending calls throw the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Opens a target; `openTarget`, or something else that answers as a target does. */
export type OpenTarget = (options: TargetOptions) => Promise<RunnableTarget>;

/** Limit of reloads in one process: each reload leaks the modules loaded before. */
const reloadsPerProcess = 200;

/** Loads a function so that it can be run on inputs. Throws a `CoppiceError` if it cannot be loaded. */
export async function openTarget(options: TargetOptions): Promise<Target> {
  const file = moduleFile(options.file);
  const parts = partsOf(file, options);
  let session = parts.startSession(false);
  let loaded = await session.loaded;
  if (loaded.kind === 'failed' && loaded.isKilled && options.signal?.aborted !== true) {
    session = parts.startSession(false);
    loaded = await session.loaded;
  }
  if (options.signal?.aborted === true) {
    await session.close();
    throw options.signal.reason;
  }
  if (loaded.kind === 'ready') return new Target(parts, session, loaded.tokens);
  await session.close();
  throw options.build === 'native' ? loaded.error : await nativeOpinion(loaded.error, options);
}

/** Loads the target without rewriting, to tell an error of the target from an error of the rewriting. */
async function nativeOpinion(error: CoppiceError, options: TargetOptions): Promise<CoppiceError> {
  if (
    !['load-failed', 'syntax', 'missing-module', 'missing-import', 'module-format', 'load-ends-process'].includes(
      error.code,
    )
  )
    return error;
  const { tokens: _tokens, lexicon: _lexicon, ...plain } = options;
  try {
    const target = await openTarget({ ...plain, build: 'native' });
    await target.close();
  } catch (cause) {
    return cause instanceof CoppiceError ? cause : error;
  }
  return new CoppiceError(
    'rewriting-fails',
    `the file loads unchanged, but not after Coppice has rewritten it: ${error.message}`,
    {
      location: error.location,
      hint: 'this is a bug in Coppice, please report it; `packages` in the configuration can exclude a package from rewriting',
      cause: error,
    },
  );
}

/** Checks the tokenizer and resolves its file to the path that is loaded. */
function findTokenizer({ tokens }: TargetOptions): BuildChoices['tokenizer'] {
  if (tokens === undefined) return undefined;
  checkTokenizer(tokens);
  return { file: moduleFile(tokens.file), name: tokens.name };
}

function partsOf(file: string, options: TargetOptions): TargetParts {
  const isolation = options.isolation ?? 'none';
  const cacheFolder = options.cacheFolder === null ? undefined : (options.cacheFolder ?? defaultCacheFolder());
  const properties = (options.properties ?? []).map((property) => ({ ...property, file: moduleFile(property.file) }));
  const propertyFiles = properties.map((property) => property.file).filter((other) => other !== file);
  const tokenizer = options.build === 'concolic' && options.lexicon !== undefined ? findTokenizer(options) : undefined;
  const { silentFaults = [] } = options;
  const plainChoices = { ...options.choices, ...(tokenizer && { tokenizer: tokenizer }) };
  const choices =
    silentFaults.length === 0 || options.build === 'placing' ? plainChoices : { ...plainChoices, silentFaults };
  const { driven } = subjectProgram();
  const cache = new RewriteCache(cacheFolder, chooseBuild(options.build, choices).name, (input) =>
    rewriteDeep(input, options.build, input.file.startsWith(driven) ? plainChoices : choices),
  );
  // Branches of properties do not count as coverage of the target, but the concolic build records them so that inputs
  // that violate a property can be solved for.
  const plainFiles = options.build === 'concolic' ? [] : propertyFiles;
  const files = new RewritingService(cache, plainFiles, options.choices);
  const setup: Setup = {
    file,
    exportName: options.exportName ?? '',
    usage: options.usage,
    surroundings: options.surroundings,
    comparison: options.comparison && withRealFiles(options.comparison),
    build: options.build,
    allow: options.allow ?? [],
    filter: { ...ownFiles(options.build), ...options.packages },
    freshModules: isolation === 'modules',
    bytesAs: options.bytesAs ?? 'buffer',
    printResults: options.printResults ?? false,
    printWidth: options.printWidth ?? 0,
    writeResults: options.writeResults ?? false,
    measureTime: options.measureTime ?? false,
    stacks: options.stacks ?? true,
    keepStacks: false,
    stopAfterMs: options.stopAfterMs ?? 0,
    properties,
    invariants: options.invariants ?? [],
    silentFaults,
    models: readModels(options.models ?? {}, file),
    eventLimit: options.eventLimit ?? 1 << 20,
    pathHash: options.build === 'coverage' && options.choices?.pathHash === true,
    pathArms: options.build === 'coverage' && options.choices?.pathArms === true,
    reads: options.choices?.reads ?? false,
    lexicon: tokenizer === undefined ? undefined : options.lexicon,
  };
  const limits = {
    timeMs: options.timeLimitMs ?? 1000,
    loadTimeMs: options.loadTimeLimitMs ?? 10_000,
    memoryMb: options.memoryLimitMb ?? 512,
  };
  return {
    startSession: (keepStacks) =>
      new SubjectSession({ setup: { ...setup, keepStacks }, files, tokens: options.tokens }, limits, options.signal),
    signal: options.signal,
    ...(options.build !== 'placing' && { placer: new ErrorPlacer(() => openTarget(placingOptions(options))) }),
    files,
    place: () => `${displayPath(file)}:${lineOfExport(file, readFileSync(file, 'utf8'), setup.exportName)}`,
    errorRules: {
      rejections: options.rejections ?? [],
      failures: options.failures ?? [],
      harnessFile: options.isHarness === true ? file : undefined,
    },
    runsPerProcess:
      isolation === 'process'
        ? 1
        : isolation === 'modules' || options.usage?.kind === 'program'
          ? reloadsPerProcess
          : Infinity,
  };
}

function withRealFiles({ others, normalize, ...comparison }: SideComparison): SideComparison {
  return {
    ...comparison,
    others: others.map(withRealFile),
    ...(normalize && { normalize: withRealFile(normalize) }),
  };
}

function withRealFile(side: TargetName): TargetName {
  return { ...side, file: moduleFile(side.file) };
}

/**
 * The options of the placing build: the same target without options of other builds. One process serves all runs
 * because only the place of an error is needed, not a clean state.
 */
function placingOptions({ choices: _choices, lexicon: _lexicon, ...options }: TargetOptions): TargetOptions {
  return {
    ...options,
    build: 'placing',
    isolation: 'none',
    printResults: false,
    writeResults: false,
    measureTime: false,
  };
}

/** Coppice's own files are not rewritten, except those between input and target (`driven`) on the concolic build. */
function ownFiles(build: BuildName): Setup['filter'] {
  const { folder, driven } = subjectProgram();
  return { own: [folder], ...(build === 'concolic' ? { driven } : {}) };
}

/** `node_modules/.cache/coppice`, as is customary; a temporary folder if there is no `node_modules`. */
function defaultCacheFolder(): string {
  const packages = resolve('node_modules');
  return existsSync(packages) ? join(packages, '.cache', 'coppice') : join(tmpdir(), 'coppice-cache');
}
