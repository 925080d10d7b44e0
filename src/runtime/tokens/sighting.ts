import type { CutText } from '../../core/lexicon.ts';
import type { Carrier } from './carriers.ts';

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
