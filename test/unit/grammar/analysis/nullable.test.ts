import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortestClosing } from '../../../../src/derivation/production/shortest-closing.ts';
import { isNullable } from '../../../../src/grammar/analysis/nullable.ts';
import { randomGrammar } from '../../../random-grammar.ts';

describe('isNullable', () => {
  test('is true exactly if the shortest derivation has no characters', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const { length } = shortestClosing(grammar);
        for (const node of grammar.nodes) expect(isNullable(grammar, node)).toBe(length[node.id] === 0);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
