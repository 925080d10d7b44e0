import type { Domain } from '../constraint/domain.ts';
import type { PlainDomainName } from '../constraint/read-domain.ts';
import type { Isolation } from '../execution/isolation.ts';
import type { StrategyName } from '../search/strategy-name.ts';

/**
 * A function of the user: itself, or where it is, as `FILE#EXPORT` seen from the configuration file.
 *
 * @example
 * ```ts
 * const check: UserFunction<(text: string, tree: Tree) => boolean> = './checks.ts#isWholeText';
 * ```
 */
export type UserFunction<Call> = Call | string;

/**
 * A property of results: returns false or throws where the result is wrong. A target with several arguments passes them
 * as one list.
 *
 * @example
 * ```ts
 * const check: PropertyCheck = (text: string, tree: Tree) => tree.end === text.length;
 * ```
 */
export type PropertyCheck = (input: never, result: never) => unknown;

/**
 * What the file `coppice.config.ts` exports as its default. Paths are relative to the file. Every key has the meaning of
 * the command-line option of that name.
 *
 * @example
 * ```ts
 * const config: Config = { target: './src/parse.ts#parse', runs: 500, rejects: ['ParseError'] };
 * ```
 */
export interface Config {
  /** `FILE#EXPORT`. The other keys apply to this target; without it, to every target. */
  readonly target?: string;
  /** One domain per argument: as text, like on the command line, or as objects. */
  readonly inputs?: string | readonly (PlainDomainName | Domain)[];
  /** Length of the longest text or list that is made (64). */
  readonly maxLength?: number;
  /** How often a type that refers to itself is entered (3). */
  readonly depth?: number;
  /** How many methods of an instance are called one after the other, where the target is a class (3). */
  readonly calls?: number;
  /** Makes standard input an input; a target without an export is then a program. */
  readonly stdin?: boolean;
  /** Makes the arguments of the command line inputs, at most so many. */
  readonly argv?: number;
  /** Variables of the environment that are inputs. */
  readonly env?: readonly string[];
  /** Makes `Date.now`, `new Date()` and `performance.now` inputs. */
  readonly clock?: boolean;
  /** Makes `Math.random` an input. */
  readonly random?: boolean;
  /** Folder with files to start from. */
  readonly seeds?: string;
  /** Grammar of the inputs, a file or the name of a shipped one; a list has one for each text among the arguments, empty for none. */
  readonly grammar?: string | readonly string[];
  /** Start rule of the grammar; a list in the same order. */
  readonly start?: string | readonly string[];
  /** By rule of the grammar, words to try beside holes: a list, or a function that makes one, of which the first are taken. */
  readonly hints?: Readonly<Record<string, readonly string[] | (() => Iterable<string>)>>;
  /** What fills a hole of a template: words of its token, or any characters (one, then the other). */
  readonly holes?: 'language' | 'free';
  /** The rules that become holes of templates (every token with more than one word). */
  readonly holeTokens?: string | readonly string[];
  /** Holes of a token of any length: one of each length up to this number, or one of any length (3). */
  readonly holeLength?: number | 'any';
  /** Upper limit for the length of templates, in symbols. */
  readonly templateLength?: number;
  /** Upper limit for the height of templates, in rules applied and iterations. */
  readonly templateHeight?: number;
  /** What the target may do, and ways to fail that are not findings. */
  readonly allow?: readonly string[];
  /** Errors that mean "invalid input": names of classes, or a predicate. */
  readonly rejects?: string | readonly string[] | ((error: never) => boolean);
  /** Names of error classes that are always failures. */
  readonly fails?: string | readonly string[];
  /** Says that the target is a harness, which catches what it expects: errors that it constructs itself are failures. */
  readonly harness?: boolean;
  /** Properties that results have to satisfy. */
  readonly check?: UserFunction<PropertyCheck> | readonly UserFunction<PropertyCheck>[];
  /** Prints a result; reading that again has to give an equal result. */
  readonly roundTrip?: UserFunction<(result: never) => unknown>;
  /** Functions that stand in for others: `{ 'node:fs#readFileSync': './models.ts#read' }`. */
  readonly models?: Readonly<Record<string, string>>;
  /** The tokenizer of the target, as `FILE#FUNCTION`: `./lexer.ts#Lexer.next`. Kinds and texts of its tokens are learned. */
  readonly tokens?: string | { readonly function: string };
  /** Packages to rewrite and follow (all if nothing is said), or not to. */
  readonly packages?: { readonly only?: readonly string[]; readonly except?: readonly string[] };
  /** How the campaign chooses what to run next (`auto`). */
  readonly strategy?: StrategyName;
  /** Time budget: `60s`, `5m` (`60s`, or none where `runs` is given). */
  readonly time?: string;
  /** Budget of runs. */
  readonly runs?: number;
  /** Stops the campaign when so many runs in a row covered nothing new. */
  readonly plateau?: number;
  /** Explorers that work side by side (one per core, except for the one that plans). Results repeat only with one. */
  readonly workers?: number;
  /** With the same seed, `runs` and one worker, a campaign repeats exactly (1). */
  readonly seed?: string | number;
  /** An SMT solver to ask instead of the built-in Z3: `z3`, `cvc5` or `bitwuzla` on the PATH, or a path. */
  readonly solver?: string;
  /** What every run has to itself: nothing, its modules, or its process (as little as it needs). */
  readonly isolation?: Isolation;
  /** How long one run may take. */
  readonly timeLimitMs?: number;
  /** How much memory one process of the target may use. */
  readonly memoryLimitMb?: number;
  /** Folder that holds the folders of campaigns (`.coppice`). */
  readonly out?: string;
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
