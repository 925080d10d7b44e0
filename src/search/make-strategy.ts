import type { SearchContext } from './search-context.ts';
import type { StrategyName } from './strategy-name.ts';
import type { Strategy } from './strategy.ts';

type Make = (context: SearchContext) => Strategy;

/**
 * The registry of strategies. A strategy is loaded when a campaign uses it, so grammar code is loaded only if needed.
 */
const registry: Readonly<Record<StrategyName, (context: SearchContext) => Promise<Make>>> = {
  auto: async ({ grammar }) => (grammar === undefined ? await pathHalf() : await grammarHalf()).auto,
  generational: async () => (await pathHalf()).generational,
  dfs: async () => (await pathHalf()).dfs,
  bfs: async () => (await pathHalf()).bfs,
  random: async () => (await pathHalf()).random,
  blackbox: async () => (await pathHalf()).blackbox,
  produce: async () => (await grammarHalf()).produce,
  kpath: async () => (await grammarHalf()).kpath,
  exhaustive: async () => (await grammarHalf()).exhaustive,
  mutate: async () => (await grammarHalf()).mutate,
  tokens: async () => (await grammarHalf()).tokens,
  grammar: async () => (await grammarHalf()).grammar,
  scannerless: async () => (await grammarHalf()).scannerless,
  cese: async () => (await grammarHalf()).cese,
};

/** Throws a `CoppiceError` if the strategy needs a grammar or a tokenizer and there is none. */
export async function makeStrategy(name: StrategyName, context: SearchContext): Promise<Strategy> {
  const make = await registry[name](context);
  return make(context);
}

async function pathHalf(): Promise<typeof import('./path-strategies.ts').pathStrategies> {
  return (await import('./path-strategies.ts')).pathStrategies;
}

async function grammarHalf(): Promise<typeof import('./grammar-strategies.ts').grammarStrategies> {
  return (await import('./grammar-strategies.ts')).grammarStrategies;
}
