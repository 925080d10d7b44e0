import type { Random } from '../core/random.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { CeseStrategy, type CeseOptions } from './strategies/cese.ts';
import type { Dictionary } from './dictionary.ts';
import type { InputSpace } from './input-space.ts';
import type { Strategy } from './strategy.ts';
import type { StrategyName } from './strategy-name.ts';
import { AutoStrategy } from './strategies/auto.ts';
import { PathSearch, type Candidate } from './strategies/path-search.ts';
import { ComparedWords } from './strategies/compared-words.ts';
import { BlackboxStrategy } from './strategies/blackbox.ts';
import { RandomStrategy } from './strategies/random.ts';
import { SeededSearch } from './strategies/seeded-search.ts';
import { TakingTurns } from './strategies/taking-turns.ts';
import { BestFirstWorklist, LinearWorklist } from './worklist.ts';

/** What strategies are made of. */
export interface SearchContext {
  readonly space: InputSpace;
  readonly random: Random;
  /** What strategies tell each other about the words of the subject. */
  readonly dictionary: Dictionary;
  /** How often one path is flipped at the same site. */
  readonly flipsPerSite: number;
  readonly grammar: GrammarUse | undefined;
}

/** How strategies that work from a grammar are to use it. */
export interface GrammarUse {
  readonly grammar: Grammar;
  readonly templates: TemplateUse;
}

/** How a grammar becomes templates. */
interface TemplateUse extends Pick<CeseOptions, 'only' | 'hints' | 'lengths' | 'maxLength' | 'bounds'> {
  /** What may fill a hole: words of its token, any characters, or one and, when that runs dry, the other. */
  readonly holes: 'language' | 'free' | 'both';
  /** As the grammar has them otherwise. */
  readonly fewestHolesFirst?: boolean;
}

const mostWaiting = 1 << 16;
/** Where the best go first, the last of a long list would never have their turn. */
const mostWaitingBest = 1 << 14;
/** A strategy that brings nothing new for so long makes way for another. */
const runsBeforeTurn = 200;

export const makeStrategy: Readonly<Record<StrategyName, (context: SearchContext) => Strategy>> = {
  auto: (context) =>
    new AutoStrategy([
      makeStrategy.generational(context),
      makeStrategy.blackbox(context),
      new ComparedWords(context.space, context.dictionary),
    ]),
  generational: (context) =>
    new SeededSearch(bestFirst(context), {
      seeds: makeStrategy.random(context),
      guesses: makeStrategy.blackbox(context),
    }),
  dfs: (context) => exhaustive('last', context),
  bfs: (context) => exhaustive('first', context),
  random: ({ space, random }) => new RandomStrategy(space, random),
  blackbox: ({ space, random, dictionary }) => new BlackboxStrategy(space, random, dictionary),
  cese: (context) => {
    const { grammar, templates } = grammarOf(context);
    const { holes } = templates;
    const searchOne = (): Strategy => bestFirst(context);
    const withHoles = (kind: 'language' | 'free'): Strategy =>
      new CeseStrategy({ fewestHolesFirst: true, ...templates, holes: kind, grammar, searchOne });
    if (holes !== 'both') return withHoles(holes);
    return new TakingTurns([withHoles('language'), withHoles('free')], runsBeforeTurn);
  },
};

function bestFirst({ flipsPerSite, dictionary }: SearchContext): Strategy {
  const worklist = new BestFirstWorklist(isMorePromising, mostWaitingBest);
  return new PathSearch({ flipsPerSite, dictionary, prefersNews: true, worklist });
}

function exhaustive(end: 'first' | 'last', { flipsPerSite, dictionary }: SearchContext): Strategy {
  const worklist = new LinearWorklist<Candidate>(end, mostWaiting);
  return new PathSearch({ flipsPerSite, dictionary, prefersNews: false, worklist });
}

/** More new coverage first, then a step that was new; among equals the one that has waited longest. */
function isMorePromising(a: Candidate, b: Candidate): boolean {
  if (a.gain !== b.gain) return a.gain > b.gain;
  if (a.novelty !== b.novelty) return a.novelty < b.novelty;
  return a.number < b.number;
}

function grammarOf({ grammar }: SearchContext): GrammarUse {
  if (grammar !== undefined) return grammar;
  throw new CoppiceError('missing-grammar', 'this strategy works from a grammar', {
    hint: 'add --grammar FILE, or take --strategy generational',
  });
}
