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

/** What strategies are built from. */
export interface SearchContext {
  readonly space: InputSpace;
  readonly random: Random;
  /** Comparison operands, shared by all strategies. */
  readonly dictionary: Dictionary;
  /** How often one path is flipped at the same site before the rest is postponed. */
  readonly flipsPerSite: number;
  readonly grammar: GrammarUse | undefined;
  /** True if the subject's tokenizer function is known. */
  readonly hasTokeniser?: boolean;
  /** True if the budget of the campaign limits the number of runs. */
  readonly countsRuns?: boolean;
}

/** How grammar-based strategies use their grammars. */
export interface GrammarUse {
  /** In the order of the arguments; at least one. */
  readonly inputs: readonly GrammarInput[];
  readonly templates: TemplateUse;
}

/** How grammars are turned into templates. */
interface TemplateUse extends Omit<TemplateOptions, 'holes' | 'fewestHolesFirst'> {
  /** What may fill a hole: words of its token, any characters, or first the former and later the latter. */
  readonly holes: 'language' | 'free' | 'both';
  /** Templates keep the order of the grammar if this is not set. */
  readonly fewestHolesFirst?: boolean;
}

const mostWaiting = 1 << 16;
/** Smaller than `mostWaiting`: in a best-first order, the last of a long list would never be taken. */
const mostWaitingBest = 1 << 14;
/** Runs without new coverage after which a round-robin strategy passes its turn on. */
const runsBeforeTurn = 200;
/** Lengths of k-paths that words cover: in a search over words alone, and as starting points of another search. */
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
    // Recording needs a second build of the target, so it waits until the other strategies find less. It saves runs,
    // so it starts at once if runs are limited.
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
    // If runs are limited, flips find more per run than further seeds.
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

/** Returns true if the target takes one text, its grammar has tokens, and the subject's tokenizer is known. */
function hasTokens({ hasTokeniser, grammar, space: { domains } }: SearchContext): boolean {
  const [only, ...others] = grammar?.inputs ?? [];
  return hasTokeniser === true && others.length === 0 && domains.length === 1 && only?.grammar.hasTokens === true;
}

function byTokensOf(context: SearchContext, effort: 'quick' | 'within'): Strategy {
  if (context.hasTokeniser !== true) {
    throw new CoppiceError('missing-tokeniser', "this strategy needs the subject's own tokenizer", {
      hint: 'add --tokens FILE#FUNCTION (`coppice doctor --tokens FILE` suggests candidates), or use --strategy scannerless',
    });
  }
  const [grammar] = grammarOf(context).target.grammars;
  if (grammar === undefined || !hasTokens(context)) {
    throw new CoppiceError(
      'no-token-grammar',
      'this strategy needs a target with one text argument and a grammar with lexical rules',
      {
        hint: 'mark lexical rules with @token, or use --strategy scannerless',
      },
    );
  }
  return new ByTokens(bestFirst(context, effort), new TokenTexts(grammar));
}

function treeMutations(context: SearchContext): Strategy {
  return new MutateStrategy(grammarOf(context).target, context.random);
}

/** Starts with words that cover all k-paths of one and two symbols. */
function fromWords(context: SearchContext, strategy: Strategy): Strategy {
  return new AfterSeeds(wordsOfPaths(context, firstPaths), strategy);
}

/** Starts with words that cover each symbol once, or with the user's seeds if there are any. */
function fromFewWords(context: SearchContext, strategy: Strategy): Strategy {
  return new AfterSeeds(wordsOfPaths(context, 1), strategy, true);
}

function wordsOfPaths(context: SearchContext, longest: number): Strategy {
  return new WordsStrategy(kPathWords(grammarOf(context).target, context.random, { shortest: 1, longest }));
}

/** Generates words that `fromWords` does not start with: those of longer k-paths, and words of random size. */
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

/** Orders by new coverage, then by novelty of the flipped edge, then by age. */
function isMorePromising(a: Candidate, b: Candidate): boolean {
  if (a.gain !== b.gain) return a.gain > b.gain;
  if (a.novelty !== b.novelty) return a.novelty < b.novelty;
  return a.number < b.number;
}

function grammarOf({ grammar, space }: SearchContext): Pick<GrammarUse, 'templates'> & { target: GrammarArguments } {
  if (grammar !== undefined) {
    return { target: new GrammarArguments(space, grammar.inputs), templates: grammar.templates };
  }
  throw new CoppiceError('missing-grammar', 'this strategy needs a grammar', {
    hint: 'add --grammar FILE, or use --strategy generational',
  });
}
