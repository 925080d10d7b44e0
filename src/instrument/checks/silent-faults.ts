/** Operations that give a wrong value without an error; a run in which one happens is a finding if it is asked for. */
export const silentFaultNames = ['nan', 'unsafe-integer', 'int32-wrap', 'out-of-bounds', 'division-by-zero'] as const;

/**
 * - `nan`: arithmetic gives NaN
 * - `unsafe-integer`: arithmetic gives an integer above 2^53 - 1 or below -(2^53 - 1), which may be rounded
 * - `int32-wrap`: a bitwise operator is given a number that does not fit into 32 bits
 * - `out-of-bounds`: a number that is no index of a text, an array or a typed array is used to read an element
 * - `division-by-zero`: the divisor of `/` or `%` is the number 0
 */
export type SilentFaultName = (typeof silentFaultNames)[number];

/** Name of the non-enumerable global object with the functions that check for silent faults. */
export const checksName = 'coppiceChecks';

/** The functions of that object. Each returns its last argument. */
export interface SilentFaultChecks {
  notNaN(value: unknown): unknown;
  safe(value: unknown): unknown;
  fits(value: unknown): unknown;
  divisor(value: unknown): unknown;
  index(holder: unknown, index: unknown): unknown;
}
