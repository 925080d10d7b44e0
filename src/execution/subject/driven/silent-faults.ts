import type { SilentFaultChecks } from '../../../instrument/checks/silent-faults.ts';

/*
 * Checks for silent faults. Rewritten like the target on the concolic build, so that whether a check fails is a decision
 * of the path, and the search solves for inputs that fail it.
 */

const ErrorClass = Error;
const { isArray } = Array;
const { isView } = ArrayBuffer;
const { MAX_SAFE_INTEGER } = Number;
const leastInt32 = -(2 ** 31);
const aboveUint32 = 2 ** 32;

/** A silent fault, as an error whose stack says where it happened. */
export interface SilentFault {
  readonly name: string;
  readonly error: Error;
}

let first: SilentFault | undefined;

function note(name: string, message: string): void {
  first ??= { name, error: new ErrorClass(message) };
}

/** The first fault since the last call. */
export function takeSilentFault(): SilentFault | undefined {
  const fault = first;
  first = undefined;
  return fault;
}

export const checks: SilentFaultChecks = {
  notNaN(value) {
    if (typeof value === 'number' && value !== value) note('nan', 'arithmetic gives NaN');
    return value;
  },
  safe(value) {
    if (typeof value === 'number' && (value > MAX_SAFE_INTEGER || value < -MAX_SAFE_INTEGER) && value % 1 === 0)
      note('unsafe-integer', `arithmetic gives ${value}, beyond the integers that numbers hold exactly`);
    return value;
  },
  fits(value) {
    if (typeof value === 'number' && (value < leastInt32 || value >= aboveUint32))
      note('int32-wrap', `a bitwise operator is given ${value}, which does not fit into 32 bits`);
    return value;
  },
  divisor(value) {
    if (value === 0) note('division-by-zero', 'a number is divided by 0');
    return value;
  },
  index(holder, index) {
    if (typeof index !== 'number') return index;
    if (typeof holder !== 'string' && !isArray(holder) && !isView(holder)) return index;
    const { length } = holder as { readonly length: number };
    if (index < 0 || index >= length) note('out-of-bounds', `element ${index} is read of ${length}`);
    return index;
  },
};
