import { CoppiceError } from '../core/coppice-error.js';
import { TokenTexts } from '../derivation/tokens/token-texts.js';
import { allWords } from './words/all-words.js';
import { GrammarArguments } from './words/grammar-arguments.js';
import { kPathWords } from './words/k-path-words.js';
import { bestFirst, pathStrategies } from './path-strategies.js';
import { Sequence } from './combinators/sequence.js';
import { AutoStrategy } from './strategies/auto.js';
import { TokenLevel } from './combinators/token-level.js';
import { SymbolicGrammarStrategy } from './strategies/symbolic-grammar.js';
import { ComparisonDictionary } from './strategies/comparison-dictionary.js';
import { Lazy } from './combinators/lazy.js';
import { MutateStrategy } from './strategies/mutate.js';
import { HybridSearch } from './strategies/hybrid-search.js';
import { RoundRobin } from './combinators/round-robin.js';
import { GrammarWords } from './strategies/grammar-words.js';
import { TemplateSource } from './templates/template-source.js';
import { uniformWords } from './words/uniform-words.js';
/** Runs without new coverage after which a round-robin strategy passes its turn on. */
const runsBeforeTurn = 200;
/** Lengths of k-paths that words cover: in a search over words alone, and as starting points of another search. */
const longestPaths = 5;
const firstPaths = 2;
/** The strategies that need a grammar. */
export const grammarStrategies = {
    auto: (context) => {
        const generational = pathStrategies.generational(context);
        const blackbox = pathStrategies.blackbox(context);
        const compared = new ComparisonDictionary(context.space, context.dictionary);
        const templates = new Lazy(() => grammarStrategies.symbolicGrammar(context));
        const byTokens = hasTokens(context) ? [tokenLevel(context, { onlyWords: true })] : [];
        const quick = [blackbox, treeMutations(context), furtherWords(context)];
        const recording = [generational, bestFirst(context, { onlyWords: true }), ...byTokens, compared, templates];
        // Recording needs a second build of the target, so it waits until the other strategies find less. It saves runs,
        // so it starts at once if runs are limited.
        const members = context.countsRuns === true ? { atOnce: [...recording, ...quick] } : { atOnce: quick, later: recording };
        return fromWords(context, new AutoStrategy({ ...members, completing: generational }));
    },
    produce: (context) => new GrammarWords(uniformWords(grammarOf(context).target, context.random)),
    kpath: (context) => new GrammarWords(kPathWords(grammarOf(context).target, context.random, { shortest: 1, longest: longestPaths })),
    exhaustive: (context) => {
        const { target, templates } = grammarOf(context);
        return new GrammarWords(allWords(target, templates.bounds));
    },
    mutate: (context) => fromWords(context, treeMutations(context)),
    tokens: (context) => {
        const chance = { seeds: grammarStrategies.kpath(context), guesses: pathStrategies.blackbox(context) };
        return fromFewWords(context, new HybridSearch(tokenLevel(context, { onlyWords: false }), chance));
    },
    grammar: (context) => {
        const search = tokenLevel(context, { onlyWords: true });
        // If runs are limited, flips find more per run than further seeds.
        return context.countsRuns === true ? fromFewWords(context, search) : fromWords(context, search);
    },
    scannerless: (context) => fromWords(context, new HybridSearch(bestFirst(context, { onlyWords: true }), { guesses: treeMutations(context) })),
    symbolicGrammar: (context) => {
        const { target, templates } = grammarOf(context);
        const { holes } = templates;
        const withHoles = (kind) => new SymbolicGrammarStrategy(new TemplateSource(target, { fewestHolesFirst: true, ...templates, holes: kind }, context.random.split(kind)), () => bestFirst(context), context.countsRuns ?? false);
        if (holes !== 'both')
            return withHoles(holes);
        return new RoundRobin([withHoles('language'), new Lazy(() => withHoles('free'))], runsBeforeTurn);
    },
};
/** Returns true if the target takes one text, its grammar has tokens, and the subject's tokenizer is known. */
function hasTokens({ hasTokenizer, grammar, space: { domains } }) {
    const [only, ...others] = grammar?.inputs ?? [];
    return hasTokenizer === true && others.length === 0 && domains.length === 1 && only?.grammar.hasTokens === true;
}
function tokenLevel(context, mode) {
    if (context.hasTokenizer !== true) {
        throw new CoppiceError('missing-tokenizer', "this strategy needs the subject's own tokenizer", {
            hint: 'add --tokens FILE#FUNCTION (`coppice doctor --tokens FILE` suggests candidates), or use --strategy scannerless',
        });
    }
    const [grammar] = grammarOf(context).target.grammars;
    if (grammar === undefined || !hasTokens(context)) {
        throw new CoppiceError('no-token-grammar', 'this strategy needs a target with one text argument and a grammar with lexical rules', {
            hint: 'mark lexical rules with @token, or use --strategy scannerless',
        });
    }
    return new TokenLevel(bestFirst(context, mode), new TokenTexts(grammar));
}
function treeMutations(context) {
    return new MutateStrategy(grammarOf(context).target, context.random);
}
/** Starts with words that cover all k-paths of one and two symbols. */
function fromWords(context, strategy) {
    return new Sequence(wordsOfPaths(context, firstPaths), strategy);
}
/** Starts with words that cover each symbol once, or with the user's seeds if there are any. */
function fromFewWords(context, strategy) {
    return new Sequence(wordsOfPaths(context, 1), strategy, true);
}
function wordsOfPaths(context, longest) {
    return new GrammarWords(kPathWords(grammarOf(context).target, context.random, { shortest: 1, longest }));
}
/** Generates words that `fromWords` does not start with: those of longer k-paths, and words of random size. */
function furtherWords(context) {
    const paths = { shortest: firstPaths + 1, longest: longestPaths };
    const words = new GrammarWords(kPathWords(grammarOf(context).target, context.random, paths));
    return new RoundRobin([words, grammarStrategies.produce(context)], runsBeforeTurn);
}
function grammarOf({ grammar, space }) {
    if (grammar !== undefined) {
        return { target: new GrammarArguments(space, grammar.inputs), templates: grammar.templates };
    }
    throw new CoppiceError('missing-grammar', 'this strategy needs a grammar', {
        hint: 'add --grammar FILE, or use --strategy generational',
    });
}
