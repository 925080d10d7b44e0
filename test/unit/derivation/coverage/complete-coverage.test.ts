import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { completeCoverage } from '../../../../src/derivation/coverage/complete-coverage.ts';
import { KPathRecorder } from '../../../../src/derivation/coverage/k-path-recorder.ts';
import { type Derivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { KPathProducer } from '../../../../src/derivation/production/k-path.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { scannerlessGrammar } from '../../../random-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

const unchanged = (tree: Derivation): Derivation => tree;

describe('completing coverage', () => {
  it('covers everything that some words leave uncovered, including shorter paths', () => {
    fc.assert(
      fc.property(scannerlessGrammar(), (grammar) => {
        const random = new Random(3);
        const recorder = new KPathRecorder(grammar, [1, 2, 3]);
        const seed = randomProducer(grammar, random).next();
        if (seed !== undefined) recorder.add(seed);
        const producer = new KPathProducer(grammar, random, { k: 3, maxDepth: 40 });
        const words = [...completeCoverage(producer, recorder, unchanged)];
        for (const coverage of recorder.coverages) expect(coverage.covered).toBe(Number(coverage.total));
        for (const word of words) expectDerivationOf(grammar, word);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('produces nothing if nothing is missing', () => {
    const grammar = ebnfGrammar('s = "a" s | "b" ;');
    const recorder = new KPathRecorder(grammar, [1, 2]);
    for (const word of ['b', 'aab']) recorder.add(treeOf(grammar, word));
    const producer = new KPathProducer(grammar, new Random(1), { k: 2 });
    expect([...completeCoverage(producer, recorder, unchanged)]).toEqual([]);
  });

  it('keeps the original tree if replacing misread tokens would lose the path', () => {
    const grammar = ebnfGrammar('s = "a" | "b" ;');
    const recorder = new KPathRecorder(grammar, [1]);
    const settled = treeOf(grammar, 'a');
    const producer = new KPathProducer(grammar, new Random(1), { k: 1 });
    const words = [...completeCoverage(producer, recorder, () => settled)];
    expect(words.map(yieldOf)).toEqual(['a', 'b']);
    expect(recorder.coverage(1).covered).toBe(3);
  });
});

function treeOf(grammar: Grammar, text: string): Derivation {
  const result = new Parser(grammar).parse(text);
  if (result.kind !== 'parsed') throw new Error(`\`${text}\` is no word`);
  return result.tree();
}
