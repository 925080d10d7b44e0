import type { TrainingText } from '../../core/lexicon.ts';
import { sameValue } from '../realm/intrinsics.ts';
import type { Location } from './locations.ts';

/** The value of one location after one call. */
export interface Observation {
  readonly trainingInput: TrainingText;
  /** The index of the call, from 0. */
  readonly call: number;
  readonly value: unknown;
}

/** True if the text consists of a single token. */
export function isAlone({ spans }: TrainingText): boolean {
  return spans.terminals.length === 2;
}

export interface Observations {
  readonly location: Location;
  readonly all: Observation[];
}

/** True if there are more values than a flag has; two numbers suffice, because they may be lines. */
export function hasSeveralValues({ all }: Observations): boolean {
  const first = all[0]?.value;
  let second: unknown;
  let hasSecond = false;
  for (let at = 1; at < all.length; at++) {
    const { value } = all[at]!;
    if (sameValue(value, first) || (hasSecond && sameValue(value, second))) continue;
    if (hasSecond || typeof value === 'number') return true;
    second = value;
    hasSecond = true;
  }
  return false;
}
