import type { RawError } from '../protocol.ts';
import { areStacksOff, withDefaultStacks } from './default-stacks.ts';

/** As the permission model describes it. */
interface Refused extends Error {
  readonly permission?: unknown;
  readonly resource?: unknown;
}

const { getPrototypeOf } = Object;
const ErrorClass = Error;
const builtInPrototypes: readonly object[] = [
  Error.prototype,
  TypeError.prototype,
  RangeError.prototype,
  ReferenceError.prototype,
  SyntaxError.prototype,
  URIError.prototype,
  EvalError.prototype,
  AggregateError.prototype,
];

/**
 * Describes what was thrown. Reading a property of it may run the subject's code, or throw in turn; its stack is written
 * only when somebody reads it.
 */
export function rawError(thrown: unknown, withStack = true): RawError {
  const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
  if (!isObject) {
    return {
      errorClass: '',
      message: printed(thrown),
      stack: '',
      code: '',
      permission: '',
      resource: '',
      builtIn: false,
      isError: false,
      isDeclared: false,
      isStackless: false,
    };
  }
  const prototype = attempt(() => getPrototypeOf(thrown) as object | null);
  return {
    errorClass: text(() => (thrown as Error).constructor.name) || text(() => (thrown as Error).name),
    message: text(() => (thrown as Error).message),
    stack: withStack ? text(() => withDefaultStacks(() => (thrown as Error).stack)) : '',
    code: text(() => (thrown as NodeJS.ErrnoException).code),
    permission: text(() => (thrown as Refused).permission),
    resource: text(() => (thrown as Refused).resource),
    builtIn: isBuiltIn(prototype),
    isError: attempt(() => thrown instanceof ErrorClass) === true,
    isDeclared: false,
    isStackless: withStack && areStacksOff(),
  };
}

function isBuiltIn(prototype: object | null | undefined): boolean {
  for (let i = 0; i < builtInPrototypes.length; i++) if (builtInPrototypes[i] === prototype) return true;
  return false;
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
