import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenCharacters } from '../../../../src/grammar/flat/flatten.ts';
import { scannerlessGrammar } from '../../../random-grammar.ts';
import { judgeBestProductions, measures } from './best-production-law.ts';

const flats = fc.sample(scannerlessGrammar(), { numRuns: 400, seed: 3 }).map((grammar) => flattenCharacters(grammar));

describe.each(Object.entries(measures))('%s of random grammars', (_, measure) => {
  it('have the brute-force cost for every nonterminal, and are derived by the chosen productions', () => {
    for (const flat of flats) expect(judgeBestProductions(flat, measure)).toEqual([]);
  });

  it('use the first alternative among equal ones that terminate', () => {
    const { join, ofTerminal, find } = measure;
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
