import { firstDifference, isSameButForZero, type DifferingParts } from './first-difference.ts';

/*
 * Invariants of results. Rewritten like the target on the concolic build, so that what decides whether an invariant holds
 * is part of the path, and the search solves for inputs that violate it.
 */

type Callable = (...args: unknown[]) => unknown;
type Invariant = (input: unknown, result: unknown) => unknown;

/** What a violated invariant found; filled by the check. */
export interface Violation {
  again: unknown;
  parts: DifferingParts | undefined;
}

/** A printed result, and what it reads as; filled by the check. */
export interface PrintedReading {
  text: unknown;
  again: unknown;
}

/** A function, and what it is called on. */
interface UsedFunction {
  readonly target: Callable;
  readonly self: unknown;
}

const { isArray } = Array;
const { keys } = Object;
const PromiseClass = Promise;
const deepest = 20;

export function holdsNoNaN(_input: unknown, result: unknown): boolean {
  return !hasNaN(result, 0);
}

/** Calls the target with its result in place of the first of its arguments, and compares the results. */
export function givesItself(
  target: Callable,
  self: unknown,
  args: readonly unknown[],
  violation: Violation,
): Invariant {
  const compare = (again: unknown, result: unknown): boolean => {
    violation.again = again;
    violation.parts = firstDifference(result, again);
    return violation.parts === undefined;
  };
  return (_input, result) => {
    const own = [result];
    for (let i = 1; i < args.length; i++) own[i] = args[i];
    const again = Reflect.apply(target, self, own);
    return again instanceof PromiseClass ? again.then((value) => compare(value, result)) : compare(again, result);
  };
}

/** Prints a result, calls the target with the text in place of the first of its arguments, and compares the results. */
export function survivesPrinting(
  print: UsedFunction,
  { target, self }: UsedFunction,
  args: readonly unknown[],
  reading: PrintedReading,
): Invariant {
  return (_input, result) => {
    const compare = (again: unknown): boolean => {
      reading.again = again;
      return firstDifference(result, again, isSameButForZero) === undefined;
    };
    const read = (text: unknown): unknown => {
      reading.text = text;
      const own = [text];
      for (let i = 1; i < args.length; i++) own[i] = args[i];
      const again = Reflect.apply(target, self, own);
      return again instanceof PromiseClass ? again.then(compare) : compare(again);
    };
    const text = Reflect.apply(print.target, print.self, [result]);
    return text instanceof PromiseClass ? text.then(read) : read(text);
  };
}

// Loops are by index: the subject may have replaced iterators.
function hasNaN(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return value !== value;
  if (typeof value !== 'object' || value === null || depth > deepest) return false;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) if (hasNaN(value[i], depth + 1)) return true;
    return false;
  }
  const holder = value as Readonly<Record<string, unknown>>;
  const names = keys(holder);
  for (let i = 0; i < names.length; i++) if (hasNaN(holder[names[i]!], depth + 1)) return true;
  return false;
}
