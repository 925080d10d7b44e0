import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/display-path.ts';
import { lineOfExport } from '../instrument/sites/line-of-export.ts';
import { RewriteCache } from '../instrument/files/rewrite-cache.ts';
import type { Lexicon } from '../core/lexicon.ts';
import { chooseBuild, type BuildChoices } from './rewriting/choose-build.ts';
import { checkTokenizer, type TokenizerReference } from './tokenizer-reference.ts';
import { ErrorPlacer } from './outcome/error-placer.ts';
import { rewriteDeep } from './rewriting/deep-rewriting.ts';
import { moduleFile } from './loading/module-file.ts';
import { readModels } from './rewriting/read-models.ts';
import type { Isolation } from './process/isolation.ts';
import type { Permission } from './process/permission.ts';
import type { PropertyReference } from './input/property-reference.ts';
import type { BuildName, Setup } from './process/protocol.ts';
import { RewritingService } from './rewriting/rewriting-service.ts';
import { subjectProgram } from './process/subject-program.ts';
import { SubjectSession } from './process/subject-session.ts';
import type { Surroundings } from './process/surroundings.ts';
import type { TargetUsage } from './target-usage.ts';
import { Target, type TargetParts } from './target.ts';

export interface TargetOptions {
  readonly file: string;
  /** Dotted; empty for the default export or the only function. */
  readonly exportName?: string;
  /** How it is used, where that is more than a call and not told by what it is. */
  readonly usage?: TargetUsage;
  /** What it takes from around it. */
  readonly surroundings?: Surroundings;
  readonly build: BuildName;
  /** What the build does beside what it always does. */
  readonly choices?: BuildChoices;
  readonly isolation?: Isolation;
  readonly allow?: readonly Permission[];
  readonly timeLimitMs?: number;
  readonly loadTimeLimitMs?: number;
  readonly memoryLimitMb?: number;
  /** How many events a run may record on the concolic build. */
  readonly eventLimit?: number;
  /** Error classes that say "invalid input", beside those the subject constructs. */
  readonly rejections?: readonly string[];
  /** Error classes that give away a fault, whoever constructs them. */
  readonly failures?: readonly string[];
  /** The target catches what it expects: errors that its own file constructs are failures. */
  readonly isHarness?: boolean;
  readonly bytesAs?: 'buffer' | 'uint8array';
  readonly printResults?: boolean;
  /** Results come as JavaScript that makes them. */
  readonly writeResults?: boolean;
  /** False: errors come without their stacks, which take long to write, and rejections are not told from failures. */
  readonly stacks?: boolean;
  /** Runs say how long they computed. */
  readonly measureTime?: boolean;
  /** Stop a run that takes so long; its coverage is then what it was doing last. */
  readonly stopAfterMs?: number;
  /** What results have to fulfil. */
  readonly properties?: readonly PropertyReference[];
  /**
   * Functions that stand in for others: `{ 'node:dgram#createSocket': './models.ts#socket' }`. On the left a built-in, a
   * file or a package as it is imported, and its export; on the right a file and its export.
   */
  readonly models?: Readonly<Record<string, string>>;
  /** The function of the subject that reads its tokens, for inputs that are symbolic by these. */
  readonly tokens?: TokenizerReference;
  /** What the tokens are; without it, nothing is said of them. */
  readonly lexicon?: Lexicon;
  /** Rewrite only these packages, or all but these; the target's own files always are. */
  readonly packages?: { readonly only?: readonly string[]; readonly except?: readonly string[] };
  /** Where rewritten files are kept; null keeps none. */
  readonly cacheFolder?: string | null;
  /** Ends what the target does: its process is killed, and whatever waits for it gets the signal's reason thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** Loading modules again leaks the old ones. */
const reloadsPerProcess = 200;

/** Loads a function to run it on inputs. Throws a `CoppiceError` if it cannot be loaded. */
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

/** Of a file that runs without us nobody is to hear that it does not load. */
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
  return new CoppiceError('rewriting-fails', `it loads as it is, but not as Coppice rewrites it: ${error.message}`, {
    location: error.location,
    hint: 'this is a bug in Coppice, please report it; `packages` of the configuration can leave a package as it is',
    cause: error,
  });
}

/** The file as it is loaded. */
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
  const choices = { ...options.choices, ...(tokenizer && { tokenizer: tokenizer }) };
  const cache = new RewriteCache(cacheFolder, chooseBuild(options.build, choices).name, (input) =>
    rewriteDeep(input, options.build, choices),
  );
  // What properties decide is no coverage of the target's, but inputs that break them can be solved for.
  const plainFiles = options.build === 'concolic' ? [] : propertyFiles;
  const files = new RewritingService(cache, plainFiles, options.choices);
  const setup: Setup = {
    file,
    exportName: options.exportName ?? '',
    usage: options.usage,
    surroundings: options.surroundings,
    build: options.build,
    allow: options.allow ?? [],
    filter: { ...ownFiles(options.build), ...options.packages },
    freshModules: isolation === 'modules',
    bytesAs: options.bytesAs ?? 'buffer',
    printResults: options.printResults ?? false,
    writeResults: options.writeResults ?? false,
    measureTime: options.measureTime ?? false,
    stacks: options.stacks ?? true,
    keepStacks: false,
    stopAfterMs: options.stopAfterMs ?? 0,
    properties,
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

/** As it is run otherwise, save for what is asked of other builds; one process does for all, since it is asked what runs do, not what they leave. */
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

/** Nothing of Coppice is rewritten, but for what stands between inputs and target where that is recorded. */
function ownFiles(build: BuildName): Setup['filter'] {
  const { folder, driven } = subjectProgram();
  return { own: [folder], ...(build === 'concolic' ? { driven } : {}) };
}

/** Beside the packages it is made of, as other tools do; else with the temporary files. */
function defaultCacheFolder(): string {
  const packages = resolve('node_modules');
  return existsSync(packages) ? join(packages, '.cache', 'coppice') : join(tmpdir(), 'coppice-cache');
}
