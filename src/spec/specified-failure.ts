import { createHash } from 'node:crypto';

import type { DifferenceClass, SideResult } from '../execution/comparison.ts';
import type { Failing } from '../oracle/judge.ts';

/** What a specification says about an input, in the form of `resultText`, and where. */
export interface Specified {
  /** `file:line`, or the file if the line is not known. */
  readonly place: string;
  readonly expected: string;
}

/** The failure of a run that ended in another way than a specification says: a difference between the two. */
export function specifiedFailure(
  { place, expected }: Specified,
  observed: string,
  { input, target }: { readonly input: string; readonly target: string },
): Failing {
  const id = createHash('sha256').update(input).digest('hex').slice(0, 12);
  return {
    kind: 'difference',
    errorClass: '',
    message: `expected ${expected} (${place}), observed ${observed}`,
    stack: '',
    site: '',
    signature: `difference | specification | ${id}`,
    difference: {
      class: classOf(expected, observed),
      results: [sideOf(place, expected), sideOf(target, observed)],
      groups: [[0], [1]],
    },
  };
}

function classOf(expected: string, observed: string): DifferenceClass {
  if (isThrow(expected) !== isThrow(observed)) return 'acceptance';
  return isThrow(expected) ? 'error' : 'value';
}

function sideOf(side: string, result: string): SideResult {
  return isThrow(result)
    ? { side, outcome: 'threw', error: result.slice('throws '.length), site: '' }
    : { side, outcome: 'returned', value: result };
}

function isThrow(result: string): boolean {
  return result.startsWith('throws ');
}
