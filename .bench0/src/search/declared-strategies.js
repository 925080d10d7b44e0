/**
 * The strategies of `coppice run --strategy NAME`. This is the only place where a strategy is declared: names, help
 * texts, the checks of options and configurations and the making of strategies are derived from it.
 */
export const strategies = declared({
    auto: {
        summary: 'portfolio of generational, blackbox, comparison operands and, with a grammar, scannerless, mutate and symbolic-grammar; the work goes to those with the most new coverage lately (the default)',
        usesTokenizer: true,
        load: async ({ grammar }) => (grammar === undefined ? await pathHalf() : await grammarHalf()).auto,
    },
    generational: {
        summary: 'flip every decision of a run, continue with inputs that brought new coverage; mutate where the solver has no answer',
        load: async () => (await pathHalf()).generational,
    },
    dfs: {
        summary: 'depth first: flip the last decision first; covers every path of a small target',
        load: async () => (await pathHalf()).dfs,
    },
    bfs: {
        summary: 'breadth first: flip the first decision first',
        load: async () => (await pathHalf()).bfs,
    },
    random: {
        summary: 'random inputs',
        load: async () => (await pathHalf()).random,
    },
    blackbox: {
        summary: 'random mutations of the seeds and of inputs that brought new coverage, with shared dictionary and crossover',
        load: async () => (await pathHalf()).blackbox,
    },
    produce: {
        summary: 'random words of a grammar, all of one size equally likely',
        load: async () => (await grammarHalf()).produce,
    },
    kpath: {
        summary: 'words that cover the k-paths of a grammar for k = 1, 2, 3...',
        load: async () => (await grammarHalf()).kpath,
    },
    exhaustive: {
        summary: 'all words of a grammar, smallest first',
        load: async () => (await grammarHalf()).exhaustive,
    },
    mutate: {
        summary: 'mutations of the derivation trees of inputs that brought new coverage',
        load: async () => (await grammarHalf()).mutate,
    },
    tokens: {
        summary: "flip decisions on the tokens of the subject's own tokenizer (--tokens), in any order, also outside the grammar",
        usesTokenizer: true,
        load: async () => (await grammarHalf()).tokens,
    },
    grammar: {
        summary: 'flip decisions on tokens within a grammar: every solution is a word of it (--tokens)',
        usesTokenizer: true,
        load: async () => (await grammarHalf()).grammar,
    },
    scannerless: {
        summary: 'flip decisions on characters within a grammar: every solution is a word of it',
        load: async () => (await grammarHalf()).scannerless,
    },
    'symbolic-grammar': {
        summary: 'templates of a symbolic grammar: words whose tokens are holes, filled by flipping decisions',
        aliases: ['cese'],
        load: async () => (await grammarHalf()).symbolicGrammar,
    },
});
export const strategyNames = Object.keys(strategies);
/** The strategy that each alias stands for. */
export const strategyAliases = new Map(strategyNames.flatMap((name) => (strategies[name].aliases ?? []).map((alias) => [alias, name])));
/** Throws a `CoppiceError` if the strategy needs a grammar or a tokenizer and there is none. */
export async function makeStrategy(name, context) {
    const make = await strategies[name].load(context);
    return make(context);
}
/** Keeps the names, and widens the declarations to their common type. */
function declared(table) {
    return table;
}
/** Strategies that work without a grammar. */
async function pathHalf() {
    return (await import('./path-strategies.js')).pathStrategies;
}
/** Strategies that need a grammar. They load the code of grammars and words. */
async function grammarHalf() {
    return (await import('./grammar-strategies.js')).grammarStrategies;
}
