import { CoppiceError } from '../core/coppice-error.js';
import { invariantNames } from '../execution/invariant-names.js';
import { parseTargetName } from '../execution/target-name.js';
import { allowOption } from './allow-option.js';
import { flag, names, text, wholeNumber } from './option.js';
/** Options of all commands that run a target. */
export const targetOptions = {
    inputs: text('DOMAINS', 'domains of the arguments: "string", "bytes", "int32, string[]"... (from the types, else one string)'),
    calls: wholeNumber('N', 'for a class: call up to N methods of an instance in sequence (3; 0: only construct)', {
        least: 0,
        most: 64,
        fallback: undefined,
    }),
    depth: wholeNumber('N', 'deepest values of recursive types, such as trees (3)', {
        least: 1,
        most: 16,
        fallback: undefined,
    }),
    stdin: flag('standard input is an input; FILE without #EXPORT is a program that is started for each input'),
    argv: wholeNumber('N', 'up to N command-line arguments are inputs', {
        least: 1,
        most: 64,
        fallback: undefined,
    }),
    env: names('NAMES', 'environment variables that are inputs'),
    clock: flag('the results of Date.now, new Date() and performance.now are inputs'),
    random: flag('the results of Math.random are inputs'),
    config: text('FILE', 'configuration file (the nearest coppice.config.ts, .js, .mjs or .json)'),
    allow: allowOption,
    rejects: names('CLASSES', 'error classes that mean "invalid input"'),
    fails: names('CLASSES', 'error classes that are always failures'),
    harness: flag('the target is a harness that catches expected errors: errors constructed in its own file are failures'),
    property: names('FILE#EXPORT', 'function (input, result) that returns false or throws if the result is wrong'),
    'round-trip': text('FILE#EXPORT', 'function that prints a result; parsing the printed text must give an equal result'),
    invariant: names('NAMES', `what has to hold for every result: ${invariantNames.join(', ')}`),
    idempotent: flag('the target, called with its own result, gives that result again (--invariant idempotent)'),
    'time-limit': wholeNumber('MS', 'time limit of one run', {
        least: 1,
        most: 2 ** 31 - 1,
        fallback: undefined,
    }),
};
/** Returns the options of the target on the command line. */
export function targetFlags(target, values, maxLength) {
    const { inputs, config, allow, rejects, fails, harness, property, 'round-trip': print } = values;
    const checks = (property ?? []).map((name) => reference('check', name));
    return {
        target,
        config,
        inputs,
        maxLength,
        depth: values.depth,
        calls: values.calls,
        stdin: values.stdin,
        argv: values.argv,
        env: values.env,
        clock: values.clock,
        random: values.random,
        allow,
        rejects,
        fails,
        harness,
        properties: print === undefined ? checks : [...checks, reference('round-trip', print)],
        invariants: readInvariants(values),
        timeLimitMs: values['time-limit'],
    };
}
/** Undefined if none is named, so that those of the configuration count. */
function readInvariants({ invariant, idempotent }) {
    const given = [...(invariant ?? []), ...(idempotent ? ['idempotent'] : [])];
    if (given.length === 0)
        return undefined;
    return given.map((name) => {
        const found = invariantNames.find((known) => known === name);
        if (found !== undefined)
            return found;
        throw new CoppiceError('bad-value', `--invariant does not take \`${name}\``, {
            hint: `known are ${invariantNames.join(', ')}`,
        });
    });
}
function reference(kind, name) {
    return { kind, ...parseTargetName(name) };
}
