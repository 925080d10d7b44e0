import type { TargetFlags } from '../config/target-settings.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { silentFaultNames } from '../instrument/checks/silent-faults.ts';
import { invariantNames, type InvariantName } from '../execution/invariant-names.ts';
import type { PropertyReference } from '../execution/input/property-reference.ts';
import { parseTargetName } from '../execution/target-name.ts';
import { allowOption } from './allow-option.ts';
import { flag, names, text, wholeNumber, type OptionValues } from './option.ts';

/** Options of all commands that run a target. */
export const targetOptions = {
  inputs: text(
    'DOMAINS',
    'domains of the arguments: "string", "bytes", "int32, string[]"... (from the types, else one string)',
  ),
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
  harness: flag(
    'the target is a harness that catches expected errors: errors constructed in its own file are failures',
  ),
  property: names('FILE#EXPORT', 'function (input, result) that returns false or throws if the result is wrong'),
  'round-trip': text(
    'FILE#EXPORT',
    'function that prints a result; parsing the printed text must give an equal result',
  ),
  invariant: names('NAMES', `what has to hold for every result: ${invariantNames.join(', ')}`),
  check: names('NAMES', `silent faults that count as failures: ${silentFaultNames.join(', ')}`),
  idempotent: flag('the target, called with its own result, gives that result again (--invariant idempotent)'),
  'time-limit': wholeNumber('MS', 'time limit of one run', {
    least: 1,
    most: 2 ** 31 - 1,
    fallback: undefined,
  }),
};

export type TargetValues = OptionValues<typeof targetOptions>;

/** Returns the options of the target on the command line. */
export function targetFlags(
  target: string | undefined,
  values: TargetValues,
  maxLength: number | undefined,
): TargetFlags {
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
    silentFaults: values.check && readNames('--check', values.check, silentFaultNames),
    timeLimitMs: values['time-limit'],
  };
}

/** Undefined if none is named, so that those of the configuration count. */
function readInvariants({ invariant, idempotent }: TargetValues): readonly InvariantName[] | undefined {
  const given = [...(invariant ?? []), ...(idempotent ? ['idempotent'] : [])];
  if (given.length === 0) return undefined;
  return readNames('--invariant', given, invariantNames);
}

function readNames<Name extends string>(
  option: string,
  given: readonly string[],
  names: readonly Name[],
): readonly Name[] {
  return given.map((name) => {
    const found = names.find((known) => known === name);
    if (found !== undefined) return found;
    throw new CoppiceError('bad-value', `${option} does not take \`${name}\``, {
      hint: `known are ${names.join(', ')}`,
    });
  });
}

function reference(kind: PropertyReference['kind'], name: string): PropertyReference {
  return { kind, ...parseTargetName(name) };
}
