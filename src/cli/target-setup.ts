import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Domain } from '../constraint/domains/domain.ts';
import { readTargetSettings, type TargetFlags, type TargetSettings } from '../config/target-settings.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { invariantNames, type InvariantName } from '../execution/invariant-names.ts';
import type { PropertyReference } from '../execution/input/property-reference.ts';
import { parseTargetName } from '../execution/target-name.ts';
import type { ReplaySettings } from '../finding/replay-settings.ts';
import { kindsNotCompared, type FindingKind } from '../oracle/finding-kinds.ts';
import type { JudgeRules } from '../oracle/judge.ts';
import { allowOption } from './allow-option.ts';
import { flag, names, text, wholeNumber, type OptionValues } from './option.ts';
import type { InputShape } from './read-input.ts';

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
  idempotent: flag('the target, called with its own result, gives that result again (--invariant idempotent)'),
  'time-limit': wholeNumber('MS', 'time limit of one run', {
    least: 1,
    most: 2 ** 31 - 1,
    fallback: undefined,
  }),
};

type TargetValues = OptionValues<typeof targetOptions>;

const defaultTimeLimitMs = 5000;

/** A target that is run natively on given inputs, and the rules for judging its runs. */
export interface TargetSetup {
  readonly options: TargetOptions;
  readonly rules: JudgeRules;
  readonly settings: TargetSettings;
  readonly shape: InputShape;
}

export async function setUpTarget(target: string | undefined, values: TargetValues): Promise<TargetSetup> {
  const settings = await readTargetSettings(targetFlags(target, values, undefined));
  const { file, exportName, execution, allowedKinds, domains } = settings;
  return {
    options: { timeLimitMs: defaultTimeLimitMs, ...execution, file, exportName, build: 'native', printResults: true },
    rules: rulesFor(file, allowedKinds),
    settings,
    shape: shapeOf(domains),
  };
}

/** The target of a finding as its campaign ran it, and the rules by which it was judged. */
export function setUpFinding({ file, exportName, execution }: ReplaySettings): Pick<TargetSetup, 'options' | 'rules'> {
  return {
    options: { ...execution, file, exportName, build: 'native', printResults: true },
    rules: rulesFor(file, execution.comparison === undefined ? [] : kindsNotCompared),
  };
}

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
    timeLimitMs: values['time-limit'],
  };
}

/** Undefined if none is named, so that those of the configuration count. */
function readInvariants({ invariant, idempotent }: TargetValues): readonly InvariantName[] | undefined {
  const given = [...(invariant ?? []), ...(idempotent ? ['idempotent'] : [])];
  if (given.length === 0) return undefined;
  return given.map((name) => {
    const found = invariantNames.find((known) => known === name);
    if (found !== undefined) return found;
    throw new CoppiceError('bad-value', `--invariant does not take \`${name}\``, {
      hint: `known are ${invariantNames.join(', ')}`,
    });
  });
}

function rulesFor(file: string, allowed: readonly FindingKind[]): JudgeRules {
  const path = resolve(file);
  return { targetFile: existsSync(path) ? realpathSync(path) : path, allowed };
}

function reference(kind: PropertyReference['kind'], name: string): PropertyReference {
  return { kind, ...parseTargetName(name) };
}

function shapeOf(domains: readonly Domain[]): InputShape {
  const [first] = domains;
  if (domains.length !== 1 || first === undefined) return 'args';
  if (first.kind === 'string') return 'text';
  return first.kind === 'bytes' ? 'bytes' : 'args';
}
