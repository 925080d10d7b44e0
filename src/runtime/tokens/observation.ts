import type { CutText } from '../../core/lexicon.ts';
import { sameValue } from '../realm/intrinsics.ts';
import type { Carrier } from './locations.ts';

/** What was found at one place after one call. */
export interface Sighting {
  readonly lesson: CutText;
  /** Of the call, from 0. */
  readonly call: number;
  readonly value: unknown;
}

/** Whether there is one token in it and nothing else. */
export function isAlone({ cuts }: CutText): boolean {
  return cuts.terminals.length === 2;
}

export interface Sightings {
  readonly carrier: Carrier;
  readonly all: Sighting[];
}

/** Whether there are more values than a flag has; two numbers may be lines. */
export function hasSeveralValues({ all }: Sightings): boolean {
  const first = all[0]?.value;
  let second: unknown;
  let hasSecond = false;
  for (let at = 1; at < all.length; at++) {
    const { value } = all[at] as Sighting;
    if (sameValue(value, first) || (hasSecond && sameValue(value, second))) continue;
    if (hasSecond || typeof value === 'number') return true;
    second = value;
    hasSecond = true;
  }
  return false;
}
