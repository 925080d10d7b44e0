import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomGrammar } from '../../../random-grammar.ts';
import { judgeFlips, newTally } from './flip-law.ts';

describe('the grammar solver on random grammars and paths', () => {
  it('agrees with brute force: verdicts, membership, sets, and the fewest symbols', () => {
    const tally = newTally();
    fc.sample(randomGrammar(), { numRuns: 100, seed: 7 }).forEach((grammar, i) => judgeFlips(grammar, i, 5, tally));
    expect(tally.violations).toEqual([]);
    expect(tally.flips).toBeGreaterThan(2500);
    expect(Math.min(tally.sat, tally.unsat)).toBeGreaterThan(700);
    expect(tally.reshaped).toBeGreaterThan(50);
    expect(tally.long).toBeGreaterThan(10);
  });
});
