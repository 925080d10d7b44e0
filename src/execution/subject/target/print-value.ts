import { inspect } from 'node:util';

/** Prints a value completely, equal for equal values; on one line if no width is given. */
export function printValue(value: unknown, width = 0): string {
  return inspect(value, {
    depth: Infinity,
    customInspect: false,
    sorted: true,
    maxArrayLength: null,
    maxStringLength: null,
    breakLength: width === 0 ? Infinity : width,
  });
}
