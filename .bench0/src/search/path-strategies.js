import { AutoStrategy } from './strategies/auto.js';
import { BlackboxStrategy } from './strategies/blackbox.js';
import { ComparisonDictionary } from './strategies/comparison-dictionary.js';
import { PathSearch } from './strategies/path-search.js';
import { RandomStrategy } from './strategies/random.js';
import { HybridSearch } from './strategies/hybrid-search.js';
import { BestFirstWorklist, LinearWorklist } from './path/worklist.js';
const mostWaiting = 1 << 16;
/** Smaller than `mostWaiting`: in a best-first order, the last of a long list would never be taken. */
const mostWaitingBest = 1 << 14;
/** The strategies that work without a grammar. */
export const pathStrategies = {
    auto: (context) => {
        const generational = pathStrategies.generational(context);
        const blackbox = pathStrategies.blackbox(context);
        const compared = new ComparisonDictionary(context.space, context.dictionary);
        return new AutoStrategy({ atOnce: [generational, blackbox, compared], completing: generational });
    },
    generational: (context) => new HybridSearch(bestFirst(context), {
        seeds: pathStrategies.random(context),
        guesses: pathStrategies.blackbox(context),
        isRationed: context.countsRuns ?? false,
    }),
    dfs: (context) => exhaustive('last', context),
    bfs: (context) => exhaustive('first', context),
    random: ({ space, random }) => new RandomStrategy(space, random),
    blackbox: ({ space, random, dictionary }) => new BlackboxStrategy(space, random, dictionary),
};
/**
 * A path search that prefers inputs with the most new coverage. With `onlyWords`, solutions must be words of the
 * grammar.
 */
export function bestFirst({ flipsPerSite, dictionary }, { onlyWords } = { onlyWords: false }) {
    const worklist = new BestFirstWorklist(isMorePromising, mostWaitingBest);
    return new PathSearch({ flipsPerSite, dictionary, prefersNovel: true, worklist, onlyWords });
}
function exhaustive(end, { flipsPerSite, dictionary }) {
    const worklist = new LinearWorklist(end, mostWaiting);
    return new PathSearch({ flipsPerSite, dictionary, prefersNovel: false, worklist });
}
/** Orders by new coverage, then by novelty of the flipped edge, then by age. */
function isMorePromising(a, b) {
    if (a.gain !== b.gain)
        return a.gain > b.gain;
    if (a.novelty !== b.novelty)
        return a.novelty < b.novelty;
    return a.number < b.number;
}
