import type { Assignment } from '../../constraint/assignment.ts';

/** The lengths of the inputs that have one. */
export function lengthsOf(run: Assignment): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const [input, value] of run.inputs) {
    if (typeof value === 'string' || typeof value === 'object') lengths.set(input, value.length);
  }
  return lengths;
}
