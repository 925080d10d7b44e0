import { types } from 'node:util';

import type { RawError } from '../../process/protocol.ts';
import { areStacksOff, withDefaultStacks } from './default-stacks.ts';

/** The properties that the permission model adds to an error. */
interface Refused extends Error {
  readonly permission?: unknown;
  readonly resource?: unknown;
}

const { getPrototypeOf } = Object;
/** Also true for errors of another realm. */
const { isNativeError } = types;
const ErrorClass = Error;
const builtInClasses = [
  Error,
  TypeError,
  RangeError,
  ReferenceError,
  SyntaxError,
  URIError,
  EvalError,
  AggregateError,
] as const;
const builtInPrototypes: readonly object[] = builtInClasses.map(({ prototype }) => prototype);
const builtInNames: readonly string[] = builtInClasses.map(({ name }) => name);
const Aggregate = AggregateError;

/**
 * Describes a thrown value. Reading a property of it may run the subject's code or throw; the stack is formatted only
 * when it is read.
 */
export function rawError(thrown: unknown, withStack = true): RawError {
  const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
  if (!isObject) {
    return {
      errorClass: '',
      name: '',
      message: printed(thrown),
      stack: '',
      code: '',
      permission: '',
      resource: '',
      builtIn: false,
      isError: false,
      isDeclared: false,
      isStackless: false,
      first: undefined,
    };
  }
  const prototype = attempt(() => getPrototypeOf(thrown) as object | null);
  const errorClass = text(() => (thrown as Error).constructor.name) || text(() => (thrown as Error).name);
  const isOurs = attempt(() => thrown instanceof ErrorClass) === true;
  const isForeign = !isOurs && isNativeError(thrown);
  return {
    errorClass,
    name: text(() => (thrown as Error).name),
    message: text(() => (thrown as Error).message),
    stack: withStack ? text(() => withDefaultStacks(() => (thrown as Error).stack)) : '',
    code: text(() => (thrown as NodeJS.ErrnoException).code),
    permission: text(() => (thrown as Refused).permission),
    resource: text(() => (thrown as Refused).resource),
    builtIn: isBuiltIn(prototype) || (isForeign && isBuiltInName(errorClass)),
    isError: isOurs || isForeign,
    isDeclared: false,
    isStackless: withStack && areStacksOff(),
    first: prototype === Aggregate.prototype ? firstOf(thrown as AggregateError, withStack) : undefined,
  };
}

function isBuiltIn(prototype: object | null | undefined): boolean {
  for (let i = 0; i < builtInPrototypes.length; i++) if (builtInPrototypes[i] === prototype) return true;
  return false;
}

function isBuiltInName(name: string): boolean {
  for (let i = 0; i < builtInNames.length; i++) if (builtInNames[i] === name) return true;
  return false;
}

function firstOf(thrown: AggregateError, withStack: boolean): RawError | undefined {
  const first: unknown = attempt(() => thrown.errors[0] as unknown);
  return first === undefined || first === thrown ? undefined : rawError(first, withStack);
}

function text(read: () => unknown): string {
  const value = attempt(read);
  return typeof value === 'string' ? value : '';
}

function printed(value: unknown): string {
  return attempt(() => String(value)) ?? typeof value;
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
