import type { Random } from '../core/random.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { defaultHoleLength } from '../derivation/templates/symbolic-grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { CeseStrategy } from './strategies/cese.ts';
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
  readonly grammar: GrammarUse | undefined;
}

/** How strategies that work from a grammar are to use it. */
export interface GrammarUse {
  readonly grammar: Grammar;
  /** What may fill a hole of a template: words of its token, or any characters. */
  readonly holes: 'language' | 'free';
  readonly maxLength: number;
}

const mostWaiting = 1 << 16;

export const makeStrategy: Readonly<Record<StrategyName, (context: SearchContext) => Strategy>> = {
  generational: ({ flipsPerSite }) =>
    new PathSearch({
      flipsPerSite,
      prefersNews: true,
      worklist: new BestFirstWorklist(isMorePromising, mostWaiting),
    }),
  dfs: ({ flipsPerSite }) => exhaustive('last', flipsPerSite),
  bfs: ({ flipsPerSite }) => exhaustive('first', flipsPerSite),
  random: ({ space, random }) => new RandomStrategy(space, random),
  blackbox: ({ space, random }) => new BlackboxStrategy(space, random),
  cese: (context) => {
    const { grammar, holes, maxLength } = grammarOf(context);
    return new CeseStrategy({
      grammar,
      holes,
      maxLength,
      holeLengths: defaultHoleLength,
      measure: 'height',
      fewestHolesFirst: true,
      searchOne: () => makeStrategy.generational(context),
    });
  },
};

function exhaustive(end: 'first' | 'last', flipsPerSite: number): Strategy {
  return new PathSearch({ flipsPerSite, prefersNews: false, worklist: new LinearWorklist(end, mostWaiting) });
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
