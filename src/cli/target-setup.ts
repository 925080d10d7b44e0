import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Domain } from '../constraint/domain.ts';
import { parseInputs } from '../config/parse-inputs.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { PropertyReference } from '../execution/property-reference.ts';
import { parseTargetName } from '../execution/target-name.ts';
import { readSignature } from '../instrument/signatures.ts';
import type { JudgeRules } from '../oracle/judge.ts';
import { allowOption, type Allowed } from './allow-option.ts';
import { text, wholeNumber, type Option, type OptionValues } from './option.ts';
import type { InputShape } from './read-input.ts';

const propertyOption: Option<readonly string[]> = {
  value: 'FILE#EXPORT',
  summary: 'a function (input, result) that returns false or throws where the result is wrong; several by commas',
  whenAlone: undefined,
  fallback: [],
  read: (given) => given.split(',').map((name) => name.trim()),
};

/** Options of every command that runs one target on given inputs. */
export const targetOptions = {
  inputs: text('DOMAINS', 'what the arguments are: "string" (default), "bytes", "int32, string[]"...'),
  allow: allowOption,
  property: propertyOption,
  'round-trip': text('FILE#EXPORT', 'prints a result; reading that again has to give an equal one'),
  'time-limit': wholeNumber('MS', 'how long a run may take (5000 ms)', { least: 1, fallback: 5000 }),
};

/** A target and how its runs are judged. */
export interface TargetSetup {
  readonly options: TargetOptions;
  readonly rules: JudgeRules;
  readonly shape: InputShape;
}

export function setUpTarget(name: string, values: OptionValues<typeof targetOptions>): TargetSetup {
  const { file, exportName } = parseTargetName(name);
  const { allow, inputs } = values;
  const options: TargetOptions = {
    file,
    exportName,
    build: 'native',
    allow: allow.permissions,
    timeLimitMs: values['time-limit'],
    printResults: true,
    properties: propertiesOf(values),
  };
  return { options, rules: rulesFor(file, allow), shape: shapeOf(file, exportName, inputs) };
}

function propertiesOf({ property, 'round-trip': print }: OptionValues<typeof targetOptions>): PropertyReference[] {
  const checks = property.map((name) => ({ kind: 'check' as const, ...parseTargetName(name) }));
  return print === undefined ? checks : [...checks, { kind: 'round-trip', ...parseTargetName(print) }];
}

export function rulesFor(file: string, { kinds }: Allowed): JudgeRules {
  const path = resolve(file);
  return { targetFile: existsSync(path) ? realpathSync(path) : path, allowed: kinds };
}

function shapeOf(file: string, exportName: string, inputs: string | undefined): InputShape {
  if (inputs !== undefined) return shapeOfDomains(parseInputs(inputs, '--inputs', { maxLength: Infinity }));
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parameters = readSignature(file, text, exportName) ?? [];
  const [first] = parameters;
  if (parameters.length > 1) return 'args';
  if (first === undefined || first.type.kind === 'string') return 'text';
  return first.type.kind === 'bytes' ? 'bytes' : 'args';
}

function shapeOfDomains(domains: readonly Domain[]): InputShape {
  const [first] = domains;
  if (domains.length !== 1 || first === undefined) return 'args';
  if (first.kind === 'string') return 'text';
  return first.kind === 'bytes' ? 'bytes' : 'args';
}
