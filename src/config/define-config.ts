import type { SilentFaultName } from '../instrument/checks/silent-faults.ts';
import type { InvariantName } from '../execution/invariant-names.ts';
import type { Domain } from '../constraint/domains/domain.ts';
import type { PlainDomainName } from '../constraint/domains/read-domain.ts';
import type { Isolation } from '../execution/process/isolation.ts';
import type { StrategyName } from '../search/declared-strategies.ts';
import type { SuiteSettings } from './suite-settings.ts';

/**
 * A function of the user, or its name as `FILE#EXPORT`, relative to the configuration file.
 *
 * @example
 * ```ts
 * const check: UserFunction<(text: string, tree: Tree) => boolean> = './checks.ts#isWholeText';
 * ```
 */
export type UserFunction<Call> = Call | string;

/**
 * A property of results: returns false or throws if a result is wrong. The arguments of a target with several are passed
 * as one list.
 *
 * @example
 * ```ts
 * const check: PropertyCheck = (text: string, tree: Tree) => tree.end === text.length;
 * ```
 */
export type PropertyCheck = (input: never, result: never) => unknown;

/**
 * The default export of a file `coppice.config.ts`. Paths are relative to the file. Every key has the meaning of the
 * command-line option of that name.
 *
 * @example
 * ```ts
 * const config: Config = { target: './src/parse.ts#parse', runs: 500, rejects: ['ParseError'] };
 * ```
 */
export interface Config {
  /** `FILE#EXPORT`. The other keys apply to this target; without it, to every target. */
  readonly target?: string;
  /**
   * Several targets by name, in place of `target`: `coppice run` explores all of them, `coppice run NAME` one. Each may have
   * every key except this one; the keys beside `targets` apply to all of them.
   */
  readonly targets?: Readonly<Record<string, Omit<Config, 'targets'>>>;
  /** One domain per argument: as text, like on the command line, or as objects. */
  readonly inputs?: string | readonly (PlainDomainName | Domain)[];
  /** Length of the longest generated text or list (64). */
  readonly maxLength?: number;
  /** How many levels of a recursive type are generated (3). */
  readonly depth?: number;
  /** How many methods of an instance are called in sequence, if the target is a class (3). */
  readonly calls?: number;
  /** Makes standard input an input; a target without an export is then a program. */
  readonly stdin?: boolean;
  /** Makes command-line arguments inputs, at most this number. */
  readonly argv?: number;
  /** Environment variables that are inputs. */
  readonly env?: readonly string[];
  /** Makes `Date.now`, `new Date()` and `performance.now` inputs. */
  readonly clock?: boolean;
  /** Makes `Math.random` an input. */
  readonly random?: boolean;
  /** Folder of files to start from. */
  readonly seeds?: string;
  /**
   * Grammar of the inputs, a file or the name of a shipped one; a list has one for each text argument, empty for none.
   */
  readonly grammar?: string | readonly string[];
  /** Start rule of the grammar; a list in the same order. */
  readonly start?: string | readonly string[];
  /**
   * Words to try besides holes, by rule of the grammar: a list, or a function that returns an iterable, whose first
   * words are used.
   */
  readonly hints?: Readonly<Record<string, readonly string[] | (() => Iterable<string>)>>;
  /** What may fill a hole of a template: words of its token, or any characters (first one, then the other). */
  readonly holes?: 'language' | 'free';
  /** The rules that become holes of templates (every token with more than one word). */
  readonly holeTokens?: string | readonly string[];
  /**
   * Lengths of holes for tokens of variable length: one hole for each length up to this number, or one of any length
   * (3).
   */
  readonly holeLength?: number | 'any';
  /** Upper limit for the length of templates, in symbols. */
  readonly templateLength?: number;
  /** Upper limit for the height of templates, in applied rules and iterations. */
  readonly templateHeight?: number;
  /** Permissions of the target, and kinds of failures that are not findings. */
  readonly allow?: readonly string[];
  /** Errors that mean "invalid input": names of classes, or a predicate. */
  readonly rejects?: string | readonly string[] | ((error: never) => boolean);
  /** Names of error classes that are always failures. */
  readonly fails?: string | readonly string[];
  /** The target is a harness that catches expected errors: errors constructed in its own file are failures. */
  readonly harness?: boolean;
  /** Properties that results have to satisfy. */
  readonly check?: UserFunction<PropertyCheck> | readonly UserFunction<PropertyCheck>[];
  /** Prints a result; parsing the printed text must give an equal result. */
  readonly roundTrip?: UserFunction<(result: never) => unknown>;
  /** Invariants of results that need no function: `deterministic`, `argument-unchanged`, `no-nan`, `json-serializable`, `idempotent`. */
  readonly invariants?: readonly InvariantName[];
  /** Faults without an error that count as failures: `nan`, `unsafe-integer`, `int32-wrap`, `out-of-bounds`, `division-by-zero`. */
  readonly silentFaults?: readonly SilentFaultName[];
  /** Functions that replace others: `{ 'node:fs#readFileSync': './models.ts#read' }`. */
  readonly models?: Readonly<Record<string, string>>;
  /** The tokenizer of the target, as `FILE#FUNCTION`: `./lexer.ts#Lexer.next`. Kinds and texts of its tokens are learned. */
  readonly tokens?: string | { readonly function: string };
  /** Packages to rewrite and follow (by default all), or not to. */
  readonly packages?: { readonly only?: readonly string[]; readonly except?: readonly string[] };
  /** The search strategy (`auto`). */
  readonly strategy?: StrategyName;
  /** Time budget: `60s`, `5m` (`60s`, or none if `runs` is given). */
  readonly time?: string;
  /** Budget of runs. */
  readonly runs?: number;
  /** Stops the campaign after this number of consecutive runs without new coverage. */
  readonly plateau?: number;
  /** Number of parallel workers (one less than there are cores). Results are reproducible only with one. */
  readonly workers?: number;
  /** Random seed; with equal seeds, `runs` and one worker, campaigns are equal (1). */
  readonly seed?: string | number;
  /** SMT solver to use instead of the built-in Z3: `z3`, `cvc5` or `bitwuzla` on the PATH, or a path. */
  readonly solver?: string;
  /** What every run gets fresh: nothing, its modules, or its process (as little as the target needs). */
  readonly isolation?: Isolation;
  /** Time limit of one run. */
  readonly timeLimitMs?: number;
  /** Memory limit of one process of the target. */
  readonly memoryLimitMb?: number;
  /** Specification by example, a table of inputs and results to decide on: `spec.md` or `spec.csv`. */
  readonly spec?: string;
  /** File of known findings, which are no new ones (`coppice.baseline.json`, if it exists). */
  readonly baseline?: string;
  /** Folder for campaigns (`.coppice`). */
  readonly out?: string;
  /** How `coppice suite` writes tests. */
  readonly suite?: SuiteSettings;
  /** Files whose coverage is counted: patterns such as `src/**`, relative to the working directory (all files). */
  readonly include?: string | readonly string[];
  /** Files whose coverage is not counted. */
  readonly exclude?: string | readonly string[];
}

/**
 * Gives a configuration its type.
 *
 * @example
 * ```ts
 * import { defineConfig } from 'coppice';
 *
 * export default defineConfig({ target: './src/parse.ts#parse', rejects: ['ParseError'] });
 * ```
 */
export function defineConfig(config: Config): Config {
  return config;
}
