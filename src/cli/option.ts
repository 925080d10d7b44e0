import { CoppiceError } from '../core/coppice-error.ts';
import { durationForm, parseDuration } from '../core/time/duration.ts';

/** One `--name` option of a command. */
export interface Option<T> {
  /** The value after the name, as help shows it; undefined if there is none. */
  readonly value: string | undefined;
  readonly summary: string;
  /** The text of the value if the option has none; undefined if a value is required. */
  readonly whenAlone: string | undefined;
  readonly fallback: T;
  /** The texts that it takes, or the usual ones; for completion. */
  readonly choices?: readonly string[];
  /** Throws a `CoppiceError` that says what is allowed. */
  read(text: string, name: string): T;
}

/** Options by name, without the dashes. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

export type OptionValues<O extends OptionTable> = {
  readonly [Name in keyof O]: O[Name] extends Option<infer T> ? T : never;
};

export function flag(summary: string): Option<boolean> {
  return { value: undefined, summary, whenAlone: '', fallback: false, read: () => true };
}

export function text(value: string, summary: string): Option<string | undefined> {
  return { value, summary, whenAlone: undefined, fallback: undefined, read: (given) => given };
}

export function names(value: string, summary: string): Option<readonly string[] | undefined> {
  return {
    value,
    summary: `${summary}; comma-separated`,
    whenAlone: undefined,
    fallback: undefined,
    read: (given) => given.split(',').map((name) => name.trim()),
  };
}

/** The option with texts to propose in a shell, besides others that it takes. */
export function proposing<T>(option: Option<T>, choices: readonly string[]): Option<T> {
  return { ...option, choices };
}

/** Longer lists of names are shown in the details of the command. */
const mostShown = 3;

/** `aliases` maps further accepted texts to names; messages do not mention them. */
export function oneOf<const Name extends string, F extends Name | undefined>(
  names: readonly Name[],
  summary: string,
  fallback: F,
  aliases: ReadonlyMap<string, Name> = new Map(),
): Option<Name | F> {
  const read = (given: string, name: string): Name => {
    const found = names.find((candidate) => candidate === given) ?? aliases.get(given);
    if (found !== undefined) return found;
    throw badValue(name, given, `one of ${names.join(', ')}`);
  };
  const value = names.length > mostShown ? 'NAME' : names.join('|');
  return { value, summary, whenAlone: undefined, fallback, choices: names, read };
}

export interface NumberBounds<F> {
  readonly least: number;
  readonly most?: number;
  readonly fallback: F;
  readonly whenAlone?: number;
}

export function wholeNumber<F extends number | undefined>(
  value: string,
  summary: string,
  { least, most = Number.MAX_SAFE_INTEGER, fallback, whenAlone }: NumberBounds<F>,
): Option<number | F> {
  const read = (given: string, name: string): number => {
    const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
    if (number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw badValue(name, given, `a whole number ${range}`);
  };
  return { value, summary, whenAlone: whenAlone?.toString(), fallback, read };
}

/** A duration in milliseconds: `500ms`, `60s`, `2m`, `1h`; a number alone means seconds. */
export function duration<F extends number | undefined>(
  value: string,
  summary: string,
  fallback: F,
): Option<number | F> {
  return { value, summary, whenAlone: undefined, fallback, read: readDuration };
}

function readDuration(given: string, name: string): number {
  const ms = parseDuration(given);
  if (ms !== undefined) return ms;
  throw badValue(name, given, durationForm);
}

function badValue(name: string, given: string, allowed: string): CoppiceError {
  return new CoppiceError('bad-value', `--${name} takes ${allowed}, not \`${given}\``);
}
