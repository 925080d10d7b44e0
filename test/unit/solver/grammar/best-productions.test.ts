import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenCharacters } from '../../../../src/grammar/flat/flatten.ts';
import type { FlatGrammar, Production } from '../../../../src/grammar/flat/flat-grammar.ts';
import { type BestProductions, cheapestYields, lowestTrees } from '../../../../src/solver/grammar/best-productions.ts';
import { scannerlessGrammar } from '../../../random-grammar.ts';

type Join = (parts: readonly number[]) => number;

const symbolCount: Join = (parts) => parts.reduce((sum, part) => sum + part, 0);
const treeHeight: Join = (parts) => 1 + Math.max(0, ...parts);

/** The least cost of each nonterminal, by trying all productions until nothing falls any more. */
function leastByTrying({ nonterminals, productions }: FlatGrammar, ofTerminal: number, join: Join): number[] {
  const least = nonterminals.map(() => Infinity);
  for (let round = 0; round <= nonterminals.length; round++) {
    for (const { nonterminal, symbols } of productions) {
      const cost = join(Array.from(symbols, (symbol) => (symbol < 0 ? ofTerminal : (least[symbol] as number))));
      least[nonterminal] = Math.min(least[nonterminal] as number, cost);
    }
  }
  return least;
}

/** The cost of the tree that the chosen productions give; throws where they go in a circle. */
function costOfChoice(flat: FlatGrammar, best: BestProductions, ofTerminal: number, join: Join, start: number): number {
  const costBelow = (nonterminal: number, path: readonly number[]): number => {
    if (path.includes(nonterminal)) throw new Error(`a circle at ${nonterminal}`);
    const { symbols } = flat.productions[best.production[nonterminal] as number] as Production;
    return join(Array.from(symbols, (symbol) => (symbol < 0 ? ofTerminal : costBelow(symbol, [...path, nonterminal]))));
  };
  return costBelow(start, []);
}

const flats = fc.sample(scannerlessGrammar(), { numRuns: 400, seed: 3 }).map((grammar) => flattenCharacters(grammar));

describe.each([
  [
    'cheapest yields',
    symbolCount,
    1,
    (flat: FlatGrammar) => cheapestYields(flat.productions, flat.nonterminals.length, -1),
  ],
  ['lowest trees', treeHeight, 0, (flat: FlatGrammar) => lowestTrees(flat.productions, flat.nonterminals.length)],
] as const)('%s of random grammars', (_, join, ofTerminal, find) => {
  it('cost what trying everything finds, for every nonterminal', () => {
    for (const flat of flats) expect([...find(flat).cost]).toEqual(leastByTrying(flat, ofTerminal, join));
  });

  it('are what the chosen productions derive, without circles', () => {
    for (const flat of flats) {
      const best = find(flat);
      best.cost.forEach((cost, nonterminal) => {
        if (cost === Infinity) expect(best.production[nonterminal]).toBe(-1);
        else expect(costOfChoice(flat, best, ofTerminal, join, nonterminal)).toBe(cost);
      });
    }
  });

  it('are the first alternative among equals that end', () => {
    for (const flat of flats) {
      const { production, cost } = find(flat);
      for (const { index, nonterminal, symbols } of flat.productions) {
        if (symbols.some((symbol) => symbol >= 0)) continue;
        const own = join(Array.from(symbols, () => ofTerminal));
        if (own === cost[nonterminal]) expect(production[nonterminal]).toBeLessThanOrEqual(index);
      }
    }
  });
});
