import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { lineOfExport } from '../instrument/sites/line-of-export.js';
import { RewriteCache } from '../instrument/files/rewrite-cache.js';
import { chooseBuild } from './rewriting/choose-build.js';
import { checkTokenizer } from './tokenizer-reference.js';
import { ErrorPlacer } from './outcome/error-placer.js';
import { rewriteDeep } from './rewriting/deep-rewriting.js';
import { moduleFile } from './loading/module-file.js';
import { readModels } from './rewriting/read-models.js';
import { RewritingService } from './rewriting/rewriting-service.js';
import { subjectProgram } from './process/subject-program.js';
import { SubjectSession } from './process/subject-session.js';
import { Target } from './target.js';
/** Limit of reloads in one process: each reload leaks the modules loaded before. */
const reloadsPerProcess = 200;
/** Loads a function so that it can be run on inputs. Throws a `CoppiceError` if it cannot be loaded. */
export async function openTarget(options) {
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
    if (loaded.kind === 'ready')
        return new Target(parts, session, loaded.tokens);
    await session.close();
    throw options.build === 'native' ? loaded.error : await nativeOpinion(loaded.error, options);
}
/** Loads the target without rewriting, to tell an error of the target from an error of the rewriting. */
async function nativeOpinion(error, options) {
    if (!['load-failed', 'syntax', 'missing-module', 'missing-import', 'module-format', 'load-ends-process'].includes(error.code))
        return error;
    const { tokens: _tokens, lexicon: _lexicon, ...plain } = options;
    try {
        const target = await openTarget({ ...plain, build: 'native' });
        await target.close();
    }
    catch (cause) {
        return cause instanceof CoppiceError ? cause : error;
    }
    return new CoppiceError('rewriting-fails', `the file loads unchanged, but not after Coppice has rewritten it: ${error.message}`, {
        location: error.location,
        hint: 'this is a bug in Coppice, please report it; `packages` in the configuration can exclude a package from rewriting',
        cause: error,
    });
}
/** Checks the tokenizer and resolves its file to the path that is loaded. */
function findTokenizer({ tokens }) {
    if (tokens === undefined)
        return undefined;
    checkTokenizer(tokens);
    return { file: moduleFile(tokens.file), name: tokens.name };
}
function partsOf(file, options) {
    const isolation = options.isolation ?? 'none';
    const cacheFolder = options.cacheFolder === null ? undefined : (options.cacheFolder ?? defaultCacheFolder());
    const properties = (options.properties ?? []).map((property) => ({ ...property, file: moduleFile(property.file) }));
    const propertyFiles = properties.map((property) => property.file).filter((other) => other !== file);
    const tokenizer = options.build === 'concolic' && options.lexicon !== undefined ? findTokenizer(options) : undefined;
    const choices = { ...options.choices, ...(tokenizer && { tokenizer: tokenizer }) };
    const cache = new RewriteCache(cacheFolder, chooseBuild(options.build, choices).name, (input) => rewriteDeep(input, options.build, choices));
    // Branches of properties do not count as coverage of the target, but the concolic build records them so that inputs
    // that violate a property can be solved for.
    const plainFiles = options.build === 'concolic' ? [] : propertyFiles;
    const files = new RewritingService(cache, plainFiles, options.choices);
    const setup = {
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
        writeResults: options.writeResults ?? false,
        measureTime: options.measureTime ?? false,
        stacks: options.stacks ?? true,
        keepStacks: false,
        stopAfterMs: options.stopAfterMs ?? 0,
        properties,
        invariants: options.invariants ?? [],
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
        startSession: (keepStacks) => new SubjectSession({ setup: { ...setup, keepStacks }, files, tokens: options.tokens }, limits, options.signal),
        signal: options.signal,
        ...(options.build !== 'placing' && { placer: new ErrorPlacer(() => openTarget(placingOptions(options))) }),
        files,
        place: () => `${displayPath(file)}:${lineOfExport(file, readFileSync(file, 'utf8'), setup.exportName)}`,
        errorRules: {
            rejections: options.rejections ?? [],
            failures: options.failures ?? [],
            harnessFile: options.isHarness === true ? file : undefined,
        },
        runsPerProcess: isolation === 'process'
            ? 1
            : isolation === 'modules' || options.usage?.kind === 'program'
                ? reloadsPerProcess
                : Infinity,
    };
}
function withRealFiles({ others, normalize, ...comparison }) {
    return {
        ...comparison,
        others: others.map(withRealFile),
        ...(normalize && { normalize: withRealFile(normalize) }),
    };
}
function withRealFile(side) {
    return { ...side, file: moduleFile(side.file) };
}
/**
 * The options of the placing build: the same target without options of other builds. One process serves all runs
 * because only the place of an error is needed, not a clean state.
 */
function placingOptions({ choices: _choices, lexicon: _lexicon, ...options }) {
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
function ownFiles(build) {
    const { folder, driven } = subjectProgram();
    return { own: [folder], ...(build === 'concolic' ? { driven } : {}) };
}
/** `node_modules/.cache/coppice`, as is customary; a temporary folder if there is no `node_modules`. */
function defaultCacheFolder() {
    const packages = resolve('node_modules');
    return existsSync(packages) ? join(packages, '.cache', 'coppice') : join(tmpdir(), 'coppice-cache');
}
