import type { Domain } from '../constraint/domain.ts';
import type { PlainDomainName } from '../constraint/read-domain.ts';

/** A function of the user's: itself, or where it is, as `FILE#EXPORT` seen from the configuration file. */
type UserFunction<Call> = Call | string;

type Check = (input: never, result: never) => unknown;

/** What a file `coppice.config.ts` exports as its default. Paths are seen from the file. */
export interface Config {
  /** `FILE#EXPORT`. What else is said here holds for this target; without it, for every target. */
  readonly target?: string;
  /** One domain per argument: in words, as on the command line, or as objects. */
  readonly inputs?: string | readonly (PlainDomainName | Domain)[];
  /** Longest text that is made. */
  readonly maxLength?: number;
  /** How often a type that refers to itself is entered (3). */
  readonly depth?: number;
  /** How many methods of an instance are called one after the other, where the target is a class (3). */
  readonly calls?: number;
  /** Standard input is an input; a target without an export is then a program. */
  readonly stdin?: boolean;
  /** Arguments of the command line are inputs, at most so many. */
  readonly argv?: number;
  /** Variables of the environment that are inputs. */
  readonly env?: readonly string[];
  /** `Date.now`, `new Date()` and `performance.now` are inputs. */
  readonly clock?: boolean;
  /** `Math.random` is an input. */
  readonly random?: boolean;
  /** Folder with files to start from. */
  readonly seeds?: string;
  /** Of the inputs; a list has one for each text among the arguments, in order, empty for none. */
  readonly grammar?: string | readonly string[];
  /** Rule of the grammar to start with; a list in the same order. */
  readonly start?: string | readonly string[];
  /** By rule of the grammar, words to try beside holes: a list, or a function that makes one, of which the first are taken. */
  readonly hints?: Readonly<Record<string, readonly string[] | (() => Iterable<string>)>>;
  /** What the target may do, and ways to fail that are no findings. */
  readonly allow?: readonly string[];
  /** Errors that say "invalid input": names of classes, or a predicate. */
  readonly rejects?: string | readonly string[] | ((error: never) => boolean);
  /** Names of error classes that are always failures. */
  readonly fails?: string | readonly string[];
  /** The target is a harness, which catches what it expects: errors that it constructs itself are failures. */
  readonly harness?: boolean;
  /** Returns false or throws where a result is wrong. Several arguments come as one list. */
  readonly check?: UserFunction<Check> | readonly UserFunction<Check>[];
  /** Prints a result; reading that again has to give an equal result. */
  readonly roundTrip?: UserFunction<(result: never) => unknown>;
  /** Functions that stand in for others: `{ 'node:fs#readFileSync': './models.ts#read' }`. */
  readonly models?: Readonly<Record<string, string>>;
  /** The target's own tokeniser, as `FILE#FUNCTION`: `./lexer.ts#Lexer.next`. Kinds and texts of its tokens are found by themselves. */
  readonly tokens?: string | { readonly function: string };
  /** Packages to look into (all if nothing is said), or not to. */
  readonly packages?: { readonly only?: readonly string[]; readonly except?: readonly string[] };
  readonly strategy?: string;
  /** `60s`, `5m`. */
  readonly time?: string;
  readonly runs?: number;
  /** Stop when so many runs in a row covered nothing new. */
  readonly plateau?: number;
  readonly workers?: number;
  readonly seed?: string | number;
  /** An SMT solver to ask instead of the built-in Z3: `z3`, `cvc5` or `bitwuzla` on the PATH, or a path. */
  readonly solver?: string;
  /** How long one run may take. */
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
  /** Where the folders of campaigns go. */
  readonly out?: string;
}

/** Gives the configuration its type. */
export function defineConfig(config: Config): Config {
  return config;
}
