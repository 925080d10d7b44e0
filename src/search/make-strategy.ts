import type { Random } from '../core/random.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import { TokenTexts } from '../derivation/tokens/token-texts.ts';
import { CeseStrategy } from './strategies/cese.ts';
import type { Dictionary } from './dictionary.ts';
import { GrammarArguments } from './grammar-arguments.ts';
import type { GrammarInput } from './grammar-input.ts';
import type { InputSpace } from './input-space.ts';
import type { Strategy } from './strategy.ts';
import type { StrategyName } from './strategy-name.ts';
import { AutoStrategy } from './strategies/auto.ts';
import { PathSearch, type Candidate } from './strategies/path-search.ts';
import { ComparedWords } from './strategies/compared-words.ts';
import { ByTokens } from './strategies/by-tokens.ts';
import { BlackboxStrategy } from './strategies/blackbox.ts';
import { RandomStrategy } from './strategies/random.ts';
import { WordsStrategy } from './strategies/words.ts';
import { MutateStrategy } from './strategies/mutate.ts';
import { AfterSeeds } from './strategies/after-seeds.ts';
import { kPathWords } from './k-path-words.ts';
import { allWords } from './all-words.ts';
import { uniformWords } from './uniform-words.ts';
import { MadeLater } from './strategies/made-later.ts';
import { SeededSearch } from './strategies/seeded-search.ts';
import { TakingTurns } from './strategies/taking-turns.ts';
import { TemplateSource, type TemplateOptions } from './templates/template-source.ts';
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
  /** Whether the function is known that reads the subject's tokens. */
  readonly hasTokeniser?: boolean;
  /** Whether runs are what the campaign has only so many of. */
  readonly countsRuns?: boolean;
}

/** How strategies that work from grammars are to use them. */
export interface GrammarUse {
  /** By argument, in order; one at least. */
  readonly inputs: readonly GrammarInput[];
  readonly templates: TemplateUse;
}

/** How grammars become templates. */
interface TemplateUse extends Omit<TemplateOptions, 'holes' | 'fewestHolesFirst'> {
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
/** Symbols in a row of which words have all: where there is nothing else to do, and to start from. */
const longestPaths = 5;
const firstPaths = 2;

export const makeStrategy: Readonly<Record<StrategyName, (context: SearchContext) => Strategy>> = {
  auto: (context) => {
    const generational = makeStrategy.generational(context);
    const blackbox = makeStrategy.blackbox(context);
    const compared = new ComparedWords(context.space, context.dictionary);
    if (context.grammar === undefined) {
      return new AutoStrategy({ atOnce: [generational, blackbox, compared], completing: generational });
    }
    const templates = new MadeLater(() => makeStrategy.cese(context));
    const byTokens = hasTokens(context) ? [byTokensOf(context, 'within')] : [];
    const quick = [blackbox, treeMutations(context), furtherWords(context)];
    const recording = [generational, bestFirst(context, 'within'), ...byTokens, compared, templates];
    // Recording takes another build of the target, which is worth its time when the others bring less; but it saves runs.
    const members =
      context.countsRuns === true ? { atOnce: [...recording, ...quick] } : { atOnce: quick, later: recording };
    return fromWords(context, new AutoStrategy({ ...members, completing: generational }));
  },
  generational: (context) =>
    new SeededSearch(bestFirst(context), {
      seeds: makeStrategy.random(context),
      guesses: makeStrategy.blackbox(context),
    }),
  dfs: (context) => exhaustive('last', context),
  bfs: (context) => exhaustive('first', context),
  random: ({ space, random }) => new RandomStrategy(space, random),
  blackbox: ({ space, random, dictionary }) => new BlackboxStrategy(space, random, dictionary),
  produce: (context) => new WordsStrategy(uniformWords(grammarOf(context).target, context.random)),
  kpath: (context) =>
    new WordsStrategy(kPathWords(grammarOf(context).target, context.random, { shortest: 1, longest: longestPaths })),
  exhaustive: (context) => {
    const { target, templates } = grammarOf(context);
    return new WordsStrategy(allWords(target, templates.bounds));
  },
  mutate: (context) => fromWords(context, treeMutations(context)),
  tokens: (context) => {
    const chance = { seeds: makeStrategy.kpath(context), guesses: makeStrategy.blackbox(context) };
    return fromFewWords(context, new SeededSearch(byTokensOf(context, 'quick'), chance));
  },
  grammar: (context) => {
    const search = byTokensOf(context, 'within');
    // Where runs are counted, each is better spent on a flip.
    return context.countsRuns === true ? fromFewWords(context, search) : fromWords(context, search);
  },
  scannerless: (context) =>
    fromWords(context, new SeededSearch(bestFirst(context, 'within'), { guesses: treeMutations(context) })),
  cese: (context) => {
    const { target, templates } = grammarOf(context);
    const { holes } = templates;
    const withHoles = (kind: 'language' | 'free'): Strategy =>
      new CeseStrategy(
        new TemplateSource(target, { fewestHolesFirst: true, ...templates, holes: kind }, context.random.split(kind)),
        () => bestFirst(context),
        context.countsRuns ?? false,
      );
    if (holes !== 'both') return withHoles(holes);
    return new TakingTurns([withHoles('language'), new MadeLater(() => withHoles('free'))], runsBeforeTurn);
  },
};

/** One text of a grammar with tokens, and a subject that reads these. */
function hasTokens({ hasTokeniser, grammar, space: { domains } }: SearchContext): boolean {
  const [only, ...others] = grammar?.inputs ?? [];
  return hasTokeniser === true && others.length === 0 && domains.length === 1 && only?.grammar.hasTokens === true;
}

function byTokensOf(context: SearchContext, effort: 'quick' | 'within'): Strategy {
  if (context.hasTokeniser !== true) {
    throw new CoppiceError('missing-tokeniser', "this strategy works from the subject's own tokeniser", {
      hint: 'add --tokens FILE#FUNCTION (coppice doctor --tokens FILE proposes some), or take --strategy scannerless',
    });
  }
  const [grammar] = grammarOf(context).target.grammars;
  if (grammar === undefined || !hasTokens(context)) {
    throw new CoppiceError('no-token-grammar', 'tokens need a target of one text, and a grammar with lexical rules', {
      hint: 'mark lexical rules with @token, or take --strategy scannerless',
    });
  }
  return new ByTokens(bestFirst(context, effort), new TokenTexts(grammar));
}

function treeMutations(context: SearchContext): Strategy {
  return new MutateStrategy(grammarOf(context).target, context.random);
}

/** Starts with words that have every symbol of the grammars in them, and every pair of symbols. */
function fromWords(context: SearchContext, strategy: Strategy): Strategy {
  return new AfterSeeds(wordsOfPaths(context, firstPaths), strategy);
}

/** A search that needs no more to start from than each symbol once, and not that where somebody gave seeds. */
function fromFewWords(context: SearchContext, strategy: Strategy): Strategy {
  return new AfterSeeds(wordsOfPaths(context, 1), strategy, true);
}

function wordsOfPaths(context: SearchContext, longest: number): Strategy {
  return new WordsStrategy(kPathWords(grammarOf(context).target, context.random, { shortest: 1, longest }));
}

/** What `fromWords` did not begin with: longer paths, and words of any size. */
function furtherWords(context: SearchContext): Strategy {
  const paths = { shortest: firstPaths + 1, longest: longestPaths };
  const words = new WordsStrategy(kPathWords(grammarOf(context).target, context.random, paths));
  return new TakingTurns([words, makeStrategy.produce(context)], runsBeforeTurn);
}

function bestFirst({ flipsPerSite, dictionary }: SearchContext, effort: 'quick' | 'within' = 'quick'): Strategy {
  const worklist = new BestFirstWorklist(isMorePromising, mostWaitingBest);
  return new PathSearch({ flipsPerSite, dictionary, prefersNews: true, worklist, effort });
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

function grammarOf({ grammar, space }: SearchContext): Pick<GrammarUse, 'templates'> & { target: GrammarArguments } {
  if (grammar !== undefined) {
    return { target: new GrammarArguments(space, grammar.inputs), templates: grammar.templates };
  }
  throw new CoppiceError('missing-grammar', 'this strategy works from a grammar', {
    hint: 'add --grammar FILE, or take --strategy generational',
  });
}
