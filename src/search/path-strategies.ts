import { AutoStrategy } from './strategies/auto.ts';
import { BlackboxStrategy } from './strategies/blackbox.ts';
import { ComparisonDictionary } from './strategies/comparison-dictionary.ts';
import { PathSearch, type Candidate } from './strategies/path-search.ts';
import { RandomStrategy } from './strategies/random.ts';
import { HybridSearch } from './strategies/hybrid-search.ts';
import type { SearchContext } from './search-context.ts';
import type { Strategy } from './strategy.ts';
import { BestFirstWorklist, LinearWorklist } from './path/worklist.ts';

const mostWaiting = 1 << 16;
/** Smaller than `mostWaiting`: in a best-first order, the last of a long list would never be taken. */
const mostWaitingBest = 1 << 14;

/** The least share of solving in `auto`; it is larger where it is known which decisions matter. */
const leastSolving = { usual: 1 / 4, focused: 1 / 2 };

/** The strategies that work without a grammar. */
export const pathStrategies = {
  auto: (context: SearchContext): Strategy => {
    const generational = pathStrategies.generational(context);
    const blackbox = pathStrategies.blackbox(context);
    const compared = new ComparisonDictionary(context.space, context.dictionary);
    const completingShare = context.isFocused === true ? leastSolving.focused : leastSolving.usual;
    return new AutoStrategy({ atOnce: [generational, blackbox, compared], completing: generational, completingShare });
  },
  generational: (context: SearchContext): Strategy =>
    new HybridSearch(bestFirst(context), {
      seeds: pathStrategies.random(context),
      guesses: pathStrategies.blackbox(context),
      isRationed: context.countsRuns ?? false,
    }),
  dfs: (context: SearchContext): Strategy => exhaustive('last', context),
  bfs: (context: SearchContext): Strategy => exhaustive('first', context),
  random: ({ space, random }: SearchContext): Strategy => new RandomStrategy(space, random),
  blackbox: ({ space, random, dictionary }: SearchContext): Strategy => new BlackboxStrategy(space, random, dictionary),
};

/**
 * A path search that prefers inputs with the most new coverage. With `onlyWords`, solutions must be words of the
 * grammar.
 */
export function bestFirst({ flipsPerSite, dictionary }: SearchContext, { onlyWords } = { onlyWords: false }): Strategy {
  const worklist = new BestFirstWorklist(isMorePromising, mostWaitingBest);
  return new PathSearch({ flipsPerSite, dictionary, prefersNovel: true, worklist, onlyWords });
}

function exhaustive(end: 'first' | 'last', { flipsPerSite, dictionary }: SearchContext): Strategy {
  const worklist = new LinearWorklist<Candidate>(end, mostWaiting);
  return new PathSearch({ flipsPerSite, dictionary, prefersNovel: false, worklist });
}

/** Orders by new coverage, then by novelty of the flipped edge, then by age. */
function isMorePromising(a: Candidate, b: Candidate): boolean {
  if (a.gain !== b.gain) return a.gain > b.gain;
  if (a.novelty !== b.novelty) return a.novelty < b.novelty;
  return a.number < b.number;
}
