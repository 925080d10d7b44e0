import type { Random } from '../core/random.ts';
import type { InputSpace } from './input-space.ts';
import type { Strategy } from './strategy.ts';
import type { StrategyName } from './strategy-name.ts';
import { PathSearch, type Candidate } from './strategies/path-search.ts';
import { BlackboxStrategy } from './strategies/blackbox.ts';
import { RandomStrategy } from './strategies/random.ts';
import { BestFirstWorklist, LinearWorklist } from './worklist.ts';

/** What strategies are made of. */
export interface SearchContext {
  readonly space: InputSpace;
  readonly random: Random;
  /** How often one path is flipped at the same site. */
  readonly flipsPerSite: number;
}

const mostWaiting = 1 << 16;

export const makeStrategy: Readonly<Record<StrategyName, (context: SearchContext) => Strategy>> = {
  generational: ({ flipsPerSite }) =>
    new PathSearch({ flipsPerSite, worklist: new BestFirstWorklist(isMorePromising, mostWaiting) }),
  dfs: ({ flipsPerSite }) => new PathSearch({ flipsPerSite, worklist: new LinearWorklist('last', mostWaiting) }),
  bfs: ({ flipsPerSite }) => new PathSearch({ flipsPerSite, worklist: new LinearWorklist('first', mostWaiting) }),
  random: ({ space, random }) => new RandomStrategy(space, random),
  blackbox: ({ space, random }) => new BlackboxStrategy(space, random),
};

/** More new coverage first; among equals the one that has waited longest. */
function isMorePromising(a: Candidate, b: Candidate): boolean {
  return a.gain === b.gain ? a.number < b.number : a.gain > b.gain;
}
