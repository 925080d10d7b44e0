import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { WorkBudget } from '../../../../src/core/work-budget.ts';
import { coverAllDerivations } from '../../../../src/derivation/coverage/forest-coverage.ts';
import { KPathRecorder } from '../../../../src/derivation/coverage/k-path-recorder.ts';
import { TextCoverer } from '../../../../src/derivation/coverage/text-coverer.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { Printer } from '../../../../src/derivation/print/printer.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';

const lengths = [1, 2, 3];

function producedTexts(grammar: Grammar, count: number): string[] {
  const producer = randomProducer(grammar, new Random(5), { maxDepth: 6, maxSize: 12 });
  const printer = new Printer(grammar);
  return Array.from({ length: count }, () => producer.next())
    .filter((tree) => tree !== undefined)
    .map((tree) => printer.print(tree).text);
}

function figures(recorder: KPathRecorder): string {
  return recorder.coverages.join(', ');
}

describe('covering texts', () => {
  it('reports the coverage of each text although it skips what earlier texts covered', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const parser = new Parser(grammar);
        const apart = new KPathRecorder(grammar, lengths);
        const together = new KPathRecorder(grammar, lengths);
        const coverer = new TextCoverer(grammar, together);
        for (const text of producedTexts(grammar, 4)) {
          const reading = parser.read(text, { lexing: 'any-length' });
          if ('kind' in reading) throw new Error('not a word');
          coverAllDerivations(reading, grammar, apart, WorkBudget.unlimited());
          expect(coverer.cover(text)).toMatchObject({ kind: 'covered', partial: false });
          expect(figures(together)).toBe(figures(apart));
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('combines all derivations in an ambiguous grammar', () => {
    const grammar = ebnfGrammar('s = left | right ; left = "x" ; right = "x" ;');
    const recorder = new KPathRecorder(grammar, [1]);
    new TextCoverer(grammar, recorder).cover('x');
    expect(figures(recorder)).toBe('5 of 5 paths of 1 symbols');
  });

  it('splits tokens in every way that the lexical rules allow, or as the tokenizer does on request', () => {
    const grammar = ebnfGrammar('s = "if" | NAME ; @token NAME = [a-z]+ ;');
    const anyLength = new KPathRecorder(grammar, [1]);
    new TextCoverer(grammar, anyLength).cover('if');
    expect(figures(anyLength)).toBe('4 of 4 paths of 1 symbols');
    const longestMatch = new KPathRecorder(grammar, [1]);
    new TextCoverer(grammar, longestMatch, { lexing: 'longest-match' }).cover('if');
    expect(figures(longestMatch)).toBe('2 of 4 paths of 1 symbols');
  });

  it('reports where a text fails, and records nothing of it', () => {
    const grammar = ebnfGrammar('s = "a" s | "b" ;');
    const recorder = new KPathRecorder(grammar, [1]);
    expect(new TextCoverer(grammar, recorder).cover('aac')).toMatchObject({ kind: 'failed', offset: 2 });
    expect(figures(recorder)).toBe('0 of 4 paths of 1 symbols');
  });

  it('covers at least one derivation of a text with too many derivations', () => {
    const grammar = ebnfGrammar('s = s s | "a" | "b" ;');
    for (const maxWork of [100, 2000]) {
      const recorder = new KPathRecorder(grammar, [1, 2]);
      const result = new TextCoverer(grammar, recorder, { maxWork }).cover(`${'a'.repeat(40)}b`);
      expect(result).toMatchObject({ kind: 'covered', partial: true });
      expect(recorder.coverage(1).covered).toBe(5);
    }
  });
});
