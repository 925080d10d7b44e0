import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { defaultRecursion } from '../instrument/signatures/signatures.js';
import { moduleFile } from '../execution/loading/module-file.js';
import { parseTargetName } from '../execution/target-name.js';
import { readAllowed } from './allowed.js';
import { checkInvariants } from './check-invariants.js';
import { checkSizes, isWithinSizes } from './check-sizes.js';
import { loadConfig } from './load-config.js';
import { noConfig } from './loaded-config.js';
import { targetInputs } from './target-domains.js';
const defaultMaxLength = 64;
/** The deepest level without a request of the user: each level needs a search of its own. */
const deepest = 6;
export async function readTargetSettings(flags) {
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
function chosenTarget(loaded, asked) {
    const targets = loaded.targets ?? new Map();
    const [only] = targets.size === 1 ? targets.values() : [];
    const named = asked === undefined ? only : targets.get(asked);
    if (named !== undefined)
        return { target: named.target, config: named };
    const target = asked === undefined ? loaded.target : parseTargetName(asked);
    if (target === undefined)
        return { target, config: loaded };
    const about = [...targets.values(), loaded].find((config) => isAbout(config, target));
    return { target, config: about ?? noConfig };
}
function hintOfConfig({ targets }) {
    if (targets === undefined)
        return 'the configuration has no `target`';
    return `the configuration has several targets: name one of ${[...targets.keys()].join(', ')}`;
}
function withOptions(config, options = noConfig) {
    const properties = [...config.properties, ...options.properties];
    return { ...config, ...options, file: config.file, properties };
}
function settingsOf(target, flags, config) {
    const asked = flags.depth ?? config.depth;
    const inputs = inputsAt(Math.min(asked ?? defaultRecursion, defaultRecursion), target, flags, config);
    const { domains, usage, surroundings, description } = inputs;
    checkSizes(domains);
    const allowed = flags.allow ?? readAllowed(config.allow ?? [], '`allow`');
    const timeLimitMs = flags.timeLimitMs ?? config.timeLimitMs;
    const invariants = checkInvariants(flags.invariants ?? config.invariants ?? [], usage);
    const [only] = domains;
    return {
        ...target,
        domains,
        described: description,
        deeper: deeperThan(inputs, asked, (depth) => inputsAt(depth, target, flags, config)),
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
            isHarness: flags.harness === true || (config.harness ?? (target.exportName === 'fuzz' || usage?.kind === 'program')),
            properties: [...config.properties, ...(flags.properties ?? [])],
            ...(invariants.length === 0 ? {} : { invariants }),
            bytesAs: only?.kind === 'bytes' && only.as === 'buffer' ? 'buffer' : 'uint8array',
            ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
            ...(config.memoryLimitMb === undefined ? {} : { memoryLimitMb: config.memoryLimitMb }),
            ...(config.packages === undefined ? {} : { packages: config.packages }),
            ...(config.models === undefined ? {} : { models: config.models }),
        },
    };
}
function inputsAt(depth, target, flags, config) {
    return targetInputs({ flag: flags.inputs, config: config.inputs }, target, {
        maxLength: flags.maxLength ?? config.maxLength ?? defaultMaxLength,
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
function deeperThan({ description: { depth } }, asked, inputsOf) {
    if (depth === undefined || depth >= (asked ?? deepest))
        return undefined;
    const read = () => {
        const inputs = inputsOf(depth + 1);
        if (asked === undefined && !isWithinSizes(inputs.domains))
            return undefined;
        checkSizes(inputs.domains);
        return { domains: inputs.domains, described: inputs.description, deeper: deeperThan(inputs, asked, inputsOf) };
    };
    return { isAsked: asked !== undefined, read };
}
function isAbout({ target }, { file, exportName }) {
    if (target === undefined)
        return true;
    return target.exportName === exportName && realPath(target.file) === realPath(file);
}
function realPath(file) {
    const path = resolve(file);
    return existsSync(path) ? realpathSync(path) : path;
}
