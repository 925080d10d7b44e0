import { dirname, resolve } from 'node:path';

import { silentFaultNames, type SilentFaultName } from '../instrument/checks/silent-faults.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { durationForm, longestDurationMs, parseDuration } from '../core/time/duration.ts';
import { nearestName } from '../core/text/nearest-name.ts';
import { SourceText, type SourceLocation } from '../core/text/source-text.ts';
import type { Domain } from '../constraint/domains/domain.ts';
import { readDomain } from '../constraint/domains/read-domain.ts';
import { isolations } from '../execution/process/isolation.ts';
import { invariantNames, type InvariantName } from '../execution/invariant-names.ts';
import type { PropertyReference } from '../execution/input/property-reference.ts';
import { parseTargetName, type TargetName } from '../execution/target-name.ts';
import { namedTarget } from './named-target.ts';
import { readTokenizer } from '../execution/tokenizer-reference.ts';
import { runnerNames } from '../suite/emit/runner.ts';
import { strategyAliases, strategyNames } from '../search/declared-strategies.ts';
import type { LoadedConfig } from './loaded-config.ts';

type Written = Readonly<Record<string, unknown>>;

/** Returns the value of one key as a part of the configuration; throws if it is malformed. */
type Reader = (value: unknown, reading: ConfigReading, key: string) => Readonly<Record<string, unknown>>;

/** Checks the content of a configuration file; its text is used for messages only. */
export function checkConfig(written: unknown, file: string, text: string): LoadedConfig {
  return new ConfigReading(dirname(file), { file, text }).read(written);
}

/** Checks options that a program gives in place of a file; paths are relative to `folder`. */
export function checkOptions(written: unknown, folder: string): LoadedConfig {
  return new ConfigReading(folder, undefined).read(written);
}

interface ConfigFile {
  readonly file: string;
  readonly text: string;
}

/** The check of one configuration: resolves paths, and locates keys in the file. */
class ConfigReading {
  readonly #folder: string;
  readonly #source: ConfigFile | undefined;
  /** Where the settings are in what the file exports: empty, or `targets.NAME.`. */
  readonly #at: string;

  constructor(folder: string, source: ConfigFile | undefined, at = '') {
    this.#folder = folder;
    this.#source = source;
    this.#at = at;
  }

  read(written: unknown): LoadedConfig {
    if (typeof written !== 'object' || written === null || Array.isArray(written)) throw this.#nothingToRead();
    const properties: PropertyReference[] = [];
    let config: LoadedConfig = { file: this.#source?.file, properties };
    for (const [key, value] of Object.entries(written as Written)) {
      const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
      if (reader === undefined) throw this.#unknownKey(key);
      if (value === undefined) continue;
      const { properties: more, ...rest } = reader(value, this, key) as Partial<LoadedConfig>;
      properties.push(...(more ?? []));
      config = { ...config, ...rest };
    }
    return config.targets === undefined ? config : withSharedSettings(config, config.targets);
  }

  /** Returns the settings of one of several targets. */
  ofTarget(name: string, written: unknown, key: string): LoadedConfig {
    const at = `targets.${name}`;
    if (this.#at !== '') throw this.error(key, 'is not allowed in one of several targets');
    // The name is a part of the name by which functions of the configuration are found.
    if (!/^[\w-]+$/u.test(name)) throw this.error(key, `has a target with the name \`${name}\``, nameHint);
    const config = new ConfigReading(this.#folder, this.#source, `${at}.`).read(written);
    if (config.target === undefined) throw this.error(at, 'has no `target`', "{ target: './src/parse.ts#parse' }");
    return config;
  }

  path(value: string): string {
    return resolve(this.#folder, value);
  }

  target(value: string): TargetName {
    return namedTarget(value, this.#folder);
  }

  /** Returns the reference to a function that is exported with the configuration, or named. */
  property(kind: PropertyReference['kind'], value: unknown, at: string): PropertyReference {
    if (typeof value === 'function') {
      if (this.#source !== undefined) return { kind, file: this.#source.file, exportName: `default.${this.#at}${at}` };
      throw this.error(at, 'is a function, which has to run in another process', 'put it into a coppice.config.ts');
    }
    if (typeof value !== 'string') throw this.error(at, 'is neither a function nor the name of one (FILE#EXPORT)');
    const { file, exportName } = parseTargetName(value);
    return { kind, file: this.path(file), exportName };
  }

  error(key: string, what: string, hint?: string): CoppiceError {
    const code = this.#source === undefined ? 'bad-value' : 'malformed-config';
    return new CoppiceError(code, `\`${key}\` ${what}`, { location: this.#placeOf(key), hint });
  }

  #nothingToRead(): CoppiceError {
    if (this.#source === undefined) return new CoppiceError('bad-value', 'the options are not an object');
    return new CoppiceError('malformed-config', `\`${this.#source.file}\` does not export a configuration`, {
      hint: 'export default defineConfig({ ... })',
    });
  }

  #unknownKey(key: string): CoppiceError {
    const known = Object.keys(readers);
    const near = nearestName(key, known);
    const hint = near === undefined ? `known keys: ${known.join(', ')}` : `did you mean \`${near}\`?`;
    if (this.#source !== undefined) return this.error(key, 'is not a key of the configuration', hint);
    return new CoppiceError('unknown-option', `unknown option \`${key}\``, { hint });
  }

  /** Returns the first location that looks like the key; undefined if the configuration is composed in another way. */
  #placeOf(key: string): SourceLocation | undefined {
    if (this.#source === undefined) return undefined;
    const { file, text } = this.#source;
    const [name = key] = key.split('.');
    const quoted = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
    const at = new RegExp(`(?<![\\w$])["']?${quoted}["']?\\s*[:(,}]`, 'u').exec(text)?.index;
    return at === undefined ? undefined : new SourceText(file, text).locationAt(at);
  }
}

const nameHint = 'names of targets consist of letters, digits, `_` and `-`';

/** Adds the settings beside `targets` to each of the targets, whose own settings have priority. */
function withSharedSettings(config: LoadedConfig, targets: NonNullable<LoadedConfig['targets']>): LoadedConfig {
  const { targets: _targets, ...shared } = config;
  const merged = [...targets].map(([name, own]) => {
    const properties = [...shared.properties, ...own.properties];
    return [name, { ...shared, ...own, properties }] as const;
  });
  return { ...config, targets: new Map(merged) };
}

const oneOf =
  (names: readonly string[], aliases: ReadonlyMap<string, string> = new Map()): Reader =>
  (value, reading, key) => {
    if (typeof value === 'string' && names.includes(value)) return { [key]: value };
    if (typeof value === 'string' && aliases.has(value)) return { [key]: aliases.get(value) };
    throw reading.error(key, `is not one of ${names.join(', ')}`);
  };

const path: Reader = (value, reading, key) => {
  if (typeof value === 'string' && value !== '') return { [key]: reading.path(value) };
  throw reading.error(key, 'is not a path');
};

const upTo =
  (most: number, least = 1): Reader =>
  (value, reading, key) => {
    if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return { [key]: value };
    const range = most === Number.MAX_SAFE_INTEGER ? 'above 0' : `from ${least} to ${most}`;
    throw reading.error(key, `is not a whole number ${range}`);
  };

const wholeNumber = upTo(Number.MAX_SAFE_INTEGER);

const truth: Reader = (value, reading, key) => {
  if (typeof value === 'boolean') return { [key]: value };
  throw reading.error(key, 'is neither true nor false');
};

const strings: Reader = (value, reading, key) => {
  const list = typeof value === 'string' ? [value] : value;
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return { [key]: list };
  throw reading.error(key, 'is not a name or a list of names');
};

/** Names of shipped grammars are kept; others are paths. */
function grammarName(name: string, reading: ConfigReading): string {
  return /[./\\]/u.test(name) ? reading.path(name) : name;
}

function withOwnGrammar(domain: Domain, reading: ConfigReading): Domain {
  if (domain.kind !== 'string' || domain.grammar === undefined) return domain;
  return { ...domain, grammar: grammarName(domain.grammar, reading) };
}

function isInvariant(name: unknown): name is InvariantName {
  return invariantNames.includes(name as InvariantName);
}

function isSilentFault(name: unknown): name is SilentFaultName {
  return silentFaultNames.includes(name as SilentFaultName);
}

const mostHints = 64;
const longestHole = 9999;

/** Returns the words of a list, or the first ones of an iterable that a function returns, which may be infinite. */
function hintText(value: unknown, reading: Parameters<Reader>[1], key: string): readonly string[] {
  const given: unknown = typeof value === 'function' ? (value as () => unknown)() : value;
  if (typeof given !== 'object' || given === null || !(Symbol.iterator in given)) {
    throw reading.error(key, 'is neither a list of words nor a function that returns one');
  }
  const words: string[] = [];
  for (const word of given as Iterable<unknown>) {
    if (typeof word !== 'string') throw reading.error(key, 'contains a value that is not a string');
    words.push(word);
    if (words.length === mostHints) break;
  }
  return words;
}

const targetsHint = "{ parse: { target: './src/parse.ts#parse' } }";

const readers: Readonly<Record<string, Reader>> = {
  target: (value, reading, key) => {
    if (typeof value !== 'string') throw reading.error(key, 'is not a string', 'a target is written FILE#EXPORT');
    return { target: reading.target(value) };
  },
  targets: (value, reading, key) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value as Written) : [];
    if (entries.length === 0) throw reading.error(key, 'does not map names to targets', targetsHint);
    return { targets: new Map(entries.map(([name, written]) => [name, reading.ofTarget(name, written, key)])) };
  },
  inputs: (value, reading, key) => {
    if (typeof value === 'string') return { inputs: value };
    if (!Array.isArray(value)) throw reading.error(key, 'is neither a string nor a list of domains');
    const domains = value.map((domain: unknown, index) => readDomain(domain, `number ${index} of \`inputs\``));
    return { inputs: domains.map((domain) => withOwnGrammar(domain, reading)) };
  },
  maxLength: upTo(1 << 20),
  depth: upTo(16),
  calls: upTo(64, 0),
  stdin: truth,
  argv: wholeNumber,
  env: strings,
  clock: truth,
  random: truth,
  seeds: path,
  baseline: path,
  spec: path,
  grammar: (value, reading, key) => {
    const list = typeof value === 'string' ? [value] : value;
    if (!Array.isArray(list) || !list.every((item) => typeof item === 'string'))
      throw reading.error(key, 'is not a string or a list of strings');
    return { grammar: list.map((name) => grammarName(name, reading)) };
  },
  start: strings,
  hints: (value, reading, key) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value as Written) : undefined;
    if (entries === undefined) throw reading.error(key, 'does not map rules to words', "{ NAME: ['print', 'pairs'] }");
    return { hints: new Map(entries.map(([rule, words]) => [rule, hintText(words, reading, `${key}.${rule}`)])) };
  },
  allow: strings,
  rejects: (value, reading, key) =>
    typeof value === 'function'
      ? { properties: [reading.property('rejection', value, key)] }
      : strings(value, reading, key),
  fails: strings,
  harness: truth,
  check: (value, reading, key) => {
    const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
    const checks = list?.map((item, index) => reading.property('check', item, `${key}.${index}`));
    return { properties: checks ?? [reading.property('check', value, key)] };
  },
  roundTrip: (value, reading, key) => ({ properties: [reading.property('round-trip', value, key)] }),
  invariants: (value, reading, key) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (list.every(isInvariant)) return { invariants: list };
    throw reading.error(key, `is not a list of ${invariantNames.join(', ')}`);
  },
  silentFaults: (value, reading, key) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (list.every(isSilentFault)) return { silentFaults: list };
    throw reading.error(key, `is not a list of ${silentFaultNames.join(', ')}`);
  },
  models: (value, reading, key) => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value as Written) : undefined;
    if (entries?.every(([, model]) => typeof model === 'string') !== true) {
      throw reading.error(key, 'does not map functions to models', "{ 'node:fs#readFileSync': './models.ts#read' }");
    }
    const paths = entries.map(([name, model]) => [
      name.startsWith('.') ? reading.path(name) : name,
      reading.path(model as string),
    ]);
    return { models: Object.fromEntries(paths) as Record<string, string> };
  },
  tokens: (value, reading, key) => {
    const name: unknown = typeof value === 'object' && value !== null ? (value as Written)['function'] : value;
    if (typeof name !== 'string') throw reading.error(key, 'does not name a function', "'./lexer.ts#Lexer.next'");
    const more =
      typeof value === 'object' && value !== null ? Object.keys(value).find((k) => k !== 'function') : undefined;
    if (more !== undefined)
      throw reading.error(
        key,
        `has an unknown key \`${more}\``,
        'only `function` is needed: kinds and texts of tokens are inferred',
      );
    const { file, name: own } = readTokenizer(name);
    return { tokens: { file: reading.path(file), name: own } };
  },
  packages: (value, reading, key) => {
    const { only, except, ...rest } = (typeof value === 'object' && value !== null ? value : { none: 1 }) as Written;
    if (Object.keys(rest).length > 0) throw reading.error(key, 'takes `only` and `except`, each a list of names');
    return {
      packages: {
        ...(only === undefined ? {} : strings(only, reading, 'only')),
        ...(except === undefined ? {} : strings(except, reading, 'except')),
      },
    };
  },
  strategy: oneOf(strategyNames, strategyAliases),
  time: (value, reading, key) => {
    const timeMs = typeof value === 'string' ? parseDuration(value) : undefined;
    if (timeMs === undefined) throw reading.error(key, `is not ${durationForm}`);
    return { timeMs };
  },
  runs: wholeNumber,
  plateau: wholeNumber,
  workers: upTo(256),
  seed: (value, reading, key) => {
    if (typeof value === 'string' || Number.isSafeInteger(value)) return { seed: String(value) };
    throw reading.error(key, 'is neither a string nor a whole number');
  },
  solver: (value, reading, key) => {
    if (typeof value !== 'string' || value === '') throw reading.error(key, 'is not a non-empty string');
    return { solver: /[/\\]/u.test(value) ? reading.path(value) : value };
  },
  isolation: oneOf(isolations),
  holes: oneOf(['language', 'free']),
  holeTokens: strings,
  holeLength: (value, reading, key) => (value === 'any' ? { [key]: value } : upTo(longestHole)(value, reading, key)),
  templateLength: wholeNumber,
  templateHeight: wholeNumber,
  timeLimitMs: upTo(longestDurationMs),
  memoryLimitMb: upTo(1 << 20),
  out: path,
  suite: (value, reading, key) => {
    const { runner, out, ...rest } = (typeof value === 'object' && value !== null ? value : { none: 1 }) as Written;
    if (Object.keys(rest).length > 0) throw reading.error(key, 'takes `runner` and `out`');
    return {
      suite: {
        ...(runner === undefined ? {} : oneOf(runnerNames)(runner, reading, 'runner')),
        ...(out === undefined ? {} : path(out, reading, 'out')),
      },
    };
  },
  include: strings,
  exclude: strings,
};
